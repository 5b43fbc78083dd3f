import UniformTypeIdentifiers

/// The value that somebody has taken up on a screen, to be dropped elsewhere on it.
@MainActor
package final class Drag {
    private enum Held {
        case item(any Transferable)
        case provider(NSItemProvider)
    }

    nonisolated private let held = Location<Held?>(nil)

    package nonisolated init() {}

    func take(_ item: any Transferable) { held.set(.item(item)) }
    func take(_ provider: NSItemProvider) { held.set(.provider(provider)) }
    func letGo() { held.set(nil) }

    /// Whether the held value converts to a type.
    func fits<T: Transferable>(_ type: T.Type) -> Bool {
        switch held.get() {
        case .item(let item): item is T || Self.conversion(of: Self.forms(of: item), to: type) != nil
        case .provider(let provider): Self.conversion(of: provider.forms, to: type) != nil
        case nil: false
        }
    }

    func value<T: Transferable>(as type: T.Type) async throws -> T? {
        switch held.peek() {
        case .item(let item as T): item
        case .item(let item): try await Self.conversion(of: Self.forms(of: item), to: type)?()
        case .provider(let provider): try await Self.conversion(of: provider.forms, to: type)?()
        case nil: nil
        }
    }

    /// Gives the held value to the place that it was dropped on, and lets go of it.
    func drop<T: Transferable>(as type: T.Type, on receive: @escaping @MainActor (T) -> Void) {
        Task {
            defer { letGo() }
            guard let value = try await value(as: type) else { return }
            receive(value)
        }
    }

    /// The held value as providers.
    var providers: [NSItemProvider] {
        switch held.get() {
        case .item(let item): return [NSItemProvider(transferring: item)]
        case .provider(let provider): return [provider]
        case nil: return []
        }
    }

    /// The forms that an item's type writes, of the item.
    static func forms<Item: Transferable>(of item: Item) -> [NSItemProvider.Form] {
        Item.transferRepresentation._allForms(of: Item.self).compactMap { form in
            form.write.map { write in NSItemProvider.Form(type: form.type) { try await write(item) } }
        }
    }

    /// Converts by the first of the forms that a type reads.
    nonisolated static func conversion<T: Transferable>(
        of forms: [NSItemProvider.Form], to type: T.Type
    ) -> (@Sendable () async throws -> T)? {
        let readable = T.transferRepresentation._allForms(of: T.self)
        for form in forms {
            guard let read = readable.first(where: { $0.read != nil && form.type.conforms(to: $0.type) })?.read
            else { continue }
            return { try await read(form.load()) }
        }
        return nil
    }
}

private struct DragKey: EnvironmentKey { static let defaultValue = Drag() }

extension EnvironmentValues {
    package var drag: Drag {
        get { self[DragKey.self] }
        set { self[DragKey.self] = newValue }
    }
}

nonisolated private struct DragButton: View {
    let item: () -> any Transferable
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        Button(own: "Drag") { drag.take(item()) }
    }
}

/// A button `Drop`, which is there while something is held that fits.
nonisolated private struct DropButton<T: Transferable>: View {
    let drop: ([T]) -> Bool
    let isTargeted: (Bool) -> Void
    @Environment(\.drag) var drag

    @MainActor
    var body: some View {
        if drag.fits(T.self) {
            Button(own: "Drop") {
                drag.drop(as: T.self) { value in
                    isTargeted(true)
                    _ = drop([value])
                    isTargeted(false)
                }
            }
        }
    }
}

extension View {
    /// Lets the view be dragged: in text it has the further action `Drag`, after which a view that the value can be
    /// dropped on has the further action `Drop`. The value is made when `Drag` is chosen.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_ActionsModifier(actions: DragButton(item: payload)))
    }

    /// Lets the view be dragged, as `draggable(_:)` does; text shows no preview.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_ActionsModifier(actions: DragButton(item: payload)))
    }

    /// Lets a dragged value be dropped on the view: while a value that converts to a `T` is held, the view has the
    /// further action `Drop`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the value.
    ///   - action: Receives the value, alone in its array, and always the location `.zero`; its result has no effect.
    ///   - isTargeted: Is called with `true` just before the action, and with `false` after it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_ActionsModifier(actions: DropButton<T>(drop: { action($0, .zero) }, isTargeted: isTargeted)))
    }
}

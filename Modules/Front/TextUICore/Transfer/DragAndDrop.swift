import UniformTypeIdentifiers

/// The value that somebody has taken up on a screen, to be dropped elsewhere on it.
@MainActor
final class Drag {
    private struct Held {
        let item: any Transferable
    }

    nonisolated private let held = Location<Held?>(nil)

    nonisolated init() {}

    func take(_ item: any Transferable) { held.set(Held(item: item)) }
    func letGo() { held.set(nil) }

    /// Whether the held value converts to a type.
    func fits<T: Transferable>(_ type: T.Type) -> Bool {
        guard let item = held.get()?.item else { return false }
        return item is T || Self.conversion(of: item, to: type) != nil
    }

    func value<T: Transferable>(as type: T.Type) async throws -> T? {
        guard let item = held.peek()?.item else { return nil }
        if let item = item as? T { return item }
        return try await Self.conversion(of: item, to: type)?()
    }

    /// Converts an item by the first form that its type writes and the other one reads.
    private static func conversion<Item: Transferable, T: Transferable>(
        of item: Item, to type: T.Type
    ) -> (@Sendable () async throws -> T)? {
        let readable = T.transferRepresentation._allForms(of: T.self)
        for form in Item.transferRepresentation._allForms(of: Item.self) {
            let fitting = readable.first { $0.read != nil && form.type.conforms(to: $0.type) }
            guard let write = form.write, let read = fitting?.read else { continue }
            return { try await read(write(item)) }
        }
        return nil
    }
}

private struct DragKey: EnvironmentKey { static let defaultValue = Drag() }

extension EnvironmentValues {
    var drag: Drag {
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
                Task {
                    defer { drag.letGo() }
                    guard let value = try await drag.value(as: T.self) else { return }
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
    ///   - action: Receives the value, alone in its array, and always the location `.zero`; its result has no effect.
    ///   - isTargeted: Is called with `true` just before the action, and with `false` after it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(_ActionsModifier(actions: DropButton<T>(drop: { action($0, .zero) }, isTargeted: isTargeted)))
    }
}

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

    /// The forms that an item is handed over in.
    nonisolated static func forms<Item: Transferable>(of item: Item) -> [NSItemProvider.Form] {
        item.writtenForms.compactMap { form in
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

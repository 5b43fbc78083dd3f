import UniformTypeIdentifiers

/// What the program has copied, to be pasted by `PasteButton`.
@MainActor
package final class Pasteboard {
    /// The program's usual pasteboard.
    package static let general = Pasteboard()

    nonisolated private let held = Location<[NSItemProvider]>([])

    nonisolated private init() {}

    /// Replaces what was copied.
    package func copy(_ providers: [NSItemProvider]) { held.set(providers) }

    /// What was copied in a form of one of the types.
    func providers(of types: [UTType]) -> [NSItemProvider] {
        held.get().filter { provider in types.contains { provider.form(conformingTo: $0) != nil } }
    }

    /// What was copied and converts to a type.
    func providers<T: Transferable>(as type: T.Type) -> [NSItemProvider] {
        held.get().filter { Drag.conversion(of: $0.forms, to: type) != nil }
    }
}

/// Refers to an element without keeping it alive, as ``NodeReference`` does to a node, and for the same reason.
@MainActor
final class ElementReference {
    private nonisolated(unsafe) unowned(unsafe) var target: ViewElement?

    init(_ element: ViewElement) {
        target = element
    }

    /// The element; nil once it has gone.
    var element: ViewElement? { target }

    /// Forgets the element, which goes.
    nonisolated func end() {
        target = nil
    }
}

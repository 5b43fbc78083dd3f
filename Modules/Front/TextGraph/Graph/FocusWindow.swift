/// A window over rows, which moves to the row that the program gives the focus.
@MainActor
package protocol FocusWindow: ViewElement {
    func show(_ focused: ViewNode)
}

extension ViewNode {
    /// Has each window around the node show it.
    package func showInWindows() {
        var shown: Set<ObjectIdentifier> = []
        for node in sequence(first: self, next: \.parent) {
            guard let window = node.elements.first as? any FocusWindow, shown.insert(ObjectIdentifier(window)).inserted
            else { continue }
            window.show(self)
        }
    }
}

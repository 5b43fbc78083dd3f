/// The element that had the focus on each page, for a return to it.
struct FocusMemory {
    struct Place: Hashable {
        let presented: PresentationKind?
        let path: [String]
        let title: String

        init(_ frame: Frame) {
            presented = frame.presented
            path = frame.path
            title = frame.presented == nil ? "" : frame.title
        }
    }

    struct Trace {
        let focus: FocusID?
        let identifier: String?
        let label: String?
        let index: Int
        let frame: CellRect
        /// The place of the list or scroll view that it stands in.
        let pane: CellRect?

        init(_ element: SemanticElement, index: Int, in pane: CellRect?) {
            focus = element.focusID
            identifier = element.identifier
            label = element.label
            frame = element.frame
            self.index = index
            self.pane = pane
        }

        /// That of a pane which shows words alone.
        init(wordsIn pane: CellRect) {
            (focus, identifier, label, index) = (nil, nil, nil, 0)
            (frame, self.pane) = (pane, pane)
        }

        /// Returns the same element, or the one that has taken its place.
        func find(in ring: FocusRing) -> SemanticElement? {
            ring.items.first { $0.focusID == focus } ?? again(in: ring)
        }

        private func again(in ring: FocusRing) -> SemanticElement? {
            if let identifier, let found = ring.items.first(where: { $0.identifier == identifier }) { return found }
            return ring.items.first { $0.label == label }
        }
    }

    var place: Place?
    var trace: Trace?
    /// The element with the focus for want of content, as long as no key was pressed. Content that comes later takes
    /// the focus over.
    var standIn: FocusID?
    private var traces: [Place: Trace] = [:]

    /// Comes to another page: keeps where the focus was on the last one, and says where it was on this one.
    mutating func move(to next: Place) -> Trace? {
        if let place, let trace { traces[place] = trace }
        // Pages that were left have nothing to come back to.
        if next.presented == nil {
            traces = traces.filter { $0.key.presented == nil && $0.key.path.count <= next.path.count }
        }
        place = next
        trace = nil
        standIn = nil
        return traces[next]
    }
}

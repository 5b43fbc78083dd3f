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
        /// Nil where another element had the same.
        let identifier: String?
        let label: String?
        let frame: CellRect
        /// The place of the list or scroll view that it stands in.
        let pane: CellRect?
        /// Those around it: first the next ones, then those before it, the nearest first.
        private let neighbours: [FocusID]
        /// The first and the last of its page.
        private let ends: [FocusID]

        init(_ index: Int, of ring: FocusRing, in pane: CellRect?) {
            let element = ring.items[index]
            focus = element.focusID
            identifier = ring.isOnly { ring.items[$0].identifier == element.identifier } ? element.identifier : nil
            label = ring.isOnly { ring.items[$0].label == element.label } ? element.label : nil
            frame = element.frame
            self.pane = pane
            let next = ring.items[(index + 1)...].prefix(Self.reach)
            let before = ring.items[..<index].suffix(Self.reach).reversed()
            neighbours = (next + before).compactMap(\.focusID)
            ends = [ring.items[0], ring.items[ring.items.count - 1]].compactMap(\.focusID)
        }

        /// That of a pane which shows words alone.
        init(wordsIn pane: CellRect) {
            (focus, identifier, label) = (nil, nil, nil)
            (neighbours, ends) = ([], [])
            (frame, self.pane) = (pane, pane)
        }

        private static let reach = 8

        /// Whether something of its page is there still; another page may have the same title.
        @MainActor
        var isLasting: Bool { ([focus].compactMap(\.self) + ends + neighbours).contains { $0.node?.isMounted == true } }

        /// Returns the same element, or the one that has taken its place.
        func find(in ring: FocusRing) -> SemanticElement? {
            ring.items.first { $0.focusID == focus } ?? again(in: ring)
        }

        /// Returns the nearest of those that stood around it.
        func neighbour(among items: [SemanticElement]) -> SemanticElement? {
            neighbours.lazy.compactMap { id in items.first { $0.focusID == id } }.first
        }

        private func again(in ring: FocusRing) -> SemanticElement? {
            if let identifier, let found = ring.items.first(where: { $0.identifier == identifier }) { return found }
            return label.flatMap { label in ring.items.first { $0.label == label } }
        }
    }

    var place: Place?
    var trace: Trace?
    /// The element with the focus for want of content, as long as no key was pressed. Content that comes later takes
    /// the focus over.
    var standIn: FocusID?
    private var traces: [Place: Trace] = [:]

    /// Comes to another page: keeps where the focus was on the last one, and says where it was on this one.
    @MainActor
    mutating func move(to next: Place) -> Trace? {
        if let place, let trace { traces[place] = trace }
        // Pages that were left have nothing to come back to.
        if next.presented == nil {
            traces = traces.filter { $0.key.presented == nil && $0.key.path.count <= next.path.count }
        }
        place = next
        trace = nil
        standIn = nil
        return traces[next].flatMap { $0.isLasting ? $0 : nil }
    }
}

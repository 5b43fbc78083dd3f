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
        /// The next ones and those before it, the nearest first.
        private let next, previous: [FocusID]
        /// Whether those are all that came after it, and all that stood before it.
        private let hasAllNext, hasAllPrevious: Bool
        /// The first and the last of its page.
        private let ends: [FocusID]

        init(_ index: Int, of ring: FocusRing, in pane: CellRect?) {
            let element = ring.items[index]
            focus = element.focusID
            identifier = ring.isOnly { ring.items[$0].identifier == element.identifier } ? element.identifier : nil
            label = ring.isOnly { ring.items[$0].label == element.label } ? element.label : nil
            frame = element.frame
            self.pane = pane
            next = ring.items[(index + 1)...].prefix(Self.reach).compactMap(\.focusID)
            previous = ring.items[..<index].suffix(Self.reach).reversed().compactMap(\.focusID)
            hasAllNext = ring.items.count - index <= Self.reach
            hasAllPrevious = index < Self.reach
            ends = [ring.items[0], ring.items[ring.items.count - 1]].compactMap(\.focusID)
        }

        /// That of a pane which shows words alone.
        init(wordsIn pane: CellRect) {
            (focus, identifier, label) = (nil, nil, nil)
            (next, previous, ends) = ([], [], [])
            (hasAllNext, hasAllPrevious) = (false, false)
            (frame, self.pane) = (pane, pane)
        }

        private static let reach = 8

        /// Whether something of its page is there still; another page may have the same title.
        @MainActor
        var isLasting: Bool {
            ([focus].compactMap(\.self) + ends + next + previous).contains { $0.node?.isMounted == true }
        }

        /// Returns the same element, or the one that has taken its place.
        func find(in ring: FocusRing) -> SemanticElement? {
            ring.items.first { $0.focusID == focus } ?? again(in: ring)
        }

        /// Returns the nearest of those that stood around it.
        func neighbour(among items: [SemanticElement]) -> SemanticElement? {
            (next + previous).lazy.compactMap { id in items.first { $0.focusID == id } }.first
        }

        /// Returns the first of what has come between those that stood around it.
        func replacement(among items: [SemanticElement]) -> SemanticElement? {
            func place(ofNearest ids: [FocusID]) -> Int? {
                ids.lazy.compactMap { id in items.firstIndex { $0.focusID == id } }.first
            }
            let start = place(ofNearest: previous).map { $0 + 1 } ?? (hasAllPrevious ? 0 : nil)
            let end = place(ofNearest: next) ?? (hasAllNext ? items.count : nil)
            guard let start, let end, start < end else { return nil }
            let come = items[start..<end].filter { $0.region == .content }
            // A field that has come is what was asked for.
            return come.first { $0.type != nil } ?? come.first
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
    /// The element with the focus as the first of its page, as long as nobody has touched anything. What comes before it
    /// later takes the focus over.
    var first: FocusID?
    /// The trace of what had the focus on this page before, as long as nothing of it is there again and no key was
    /// pressed.
    var awaited: Trace?
    /// The element that had the focus last, and the height of what belongs to it.
    var seen: (focus: FocusID, height: Int)?
    private var traces: [Place: Trace] = [:]

    /// Leaves the focus where it is from now on: somebody has seen it.
    mutating func touch() { (standIn, first, awaited) = (nil, nil, nil) }

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
        touch()
        return traces[next].flatMap { $0.isLasting ? $0 : nil }
    }
}

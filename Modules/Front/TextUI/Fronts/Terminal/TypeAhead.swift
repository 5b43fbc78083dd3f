/// What was typed to find something by its first letters; a pause begins anew.
struct TypeAhead {
    private(set) var text = ""
    private var last: ContinuousClock.Instant?
    private static let pause = Duration.seconds(1)

    /// Whether letters were typed a moment ago, so that a space belongs to them.
    var isGoingOn: Bool { last.map { $0.duration(to: .now) < Self.pause } ?? false }

    mutating func type(_ character: Character) {
        text = isGoingOn ? text + String(character) : String(character)
        last = .now
    }

    mutating func end() {
        text = ""
        last = nil
    }

    func matches(_ element: SemanticElement) -> Bool {
        let wanted = ElementSearch.folded(text)
        let label = element.label.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return !wanted.isEmpty && (label.hasPrefix(wanted) || ElementSearch.folded(element.label).hasPrefix(wanted))
    }
}

/// The letters typed to find something by its beginning. A pause begins anew.
package struct TypeAhead {
    private(set) var text = ""
    /// What had the focus before the first letter: as long as it begins with them all, it is what is meant.
    private(set) var origin: FocusID?
    /// Whether nothing begins with it: then nothing begins with more of it either.
    var isLost = false
    private var last: ContinuousClock.Instant?
    private static let pause = Duration.seconds(1)

    /// Whether letters were typed a moment ago, so that a space belongs to them.
    var isGoingOn: Bool { last.map { $0.duration(to: .now) < Self.pause } ?? false }

    mutating func type(_ character: Character, from focus: FocusID?) {
        if !isGoingOn { end() }
        if text.isEmpty { origin = focus }
        text.append(character)
        last = .now
    }

    /// Whether it is a letter that is typed again and again.
    func repeats(_ character: Character) -> Bool {
        character.isLetter && !text.isEmpty && text.lowercased().allSatisfy { String($0) == character.lowercased() }
    }

    /// Takes a letter that was typed again and again for that letter, to go on from what has the focus. Returns whether
    /// it is one.
    mutating func goesOn(from focus: FocusID?) -> Bool {
        guard text.count > 1, let first = text.first, repeats(first) else { return false }
        text = String(first)
        origin = focus
        return true
    }

    package mutating func end() {
        text = ""
        origin = nil
        isLost = false
        last = nil
    }

    /// Whether the words begin with it, whatever sign stands before their first letter or digit.
    func matches(_ element: SemanticElement) -> Bool {
        let wanted = ElementSearch.folded(text)
        let words = String((element.typeSelection ?? element.label).drop { !$0.isLetter && !$0.isNumber })
        let plain = words.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return !wanted.isEmpty && (plain.hasPrefix(wanted) || ElementSearch.folded(words).hasPrefix(wanted))
    }
}

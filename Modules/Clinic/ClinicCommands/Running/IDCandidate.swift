import ClinicModel
import ClinicProgram

/// Something that a command can be about, with the words that tell it from others.
struct IDCandidate<Target: Entity> {
    let id: EntityID<Target>
    let words: Phrase

    /// In the language of the program.
    var name: String { words.said }
}

extension EntityID {
    /// Whether it may be the beginning of an ID: at least four letters, digits, hyphens and dots, which are no whole ID
    /// that the clinic has made.
    var isBeginning: Bool { rawValue.wholeMatch(of: /[0-9A-Za-z.-]{4,63}/) != nil && !rawValue.isOfClinic }

    /// The one with an ID that the clinic has made and that begins so; nil where there is none, or only one whose ID
    /// comes from elsewhere: 1 is no beginning of 10. Throws where several begin so.
    func begun(among candidates: [IDCandidate<Target>]) throws -> Self? {
        guard isBeginning else { return nil }
        let begun = candidates.filter { $0.id.rawValue.lowercased().hasPrefix(rawValue.lowercased()) }
        guard begun.count > 1 else { return begun.first { $0.id.rawValue.isOfClinic }?.id }
        throw ProgramError(.noInput, "“\(self)” begins several IDs", advice: "name one of: \(begun.names())")
    }

    /// Those whose names are found by this text, in English or in the language of the program.
    func named(among candidates: [IDCandidate<Target>]) -> [IDCandidate<Target>] {
        guard rawValue.count > 2, !rawValue.searchWords.isEmpty else { return [] }
        return candidates.filter { "\($0.words.description) \($0.name)".isFound(by: rawValue) }
    }
}

extension Array {
    /// The IDs of the first few of them, with their words.
    func names<Target: Entity>() -> String where Element == IDCandidate<Target> {
        prefix(5).map { "\($0.id) (\($0.name))" }.joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

import ClinicModel
import ClinicProgram

/// Something that a command can be about, with the words that tell it from others.
struct IDCandidate<Target: Entity> {
    let id: EntityID<Target>
    let words: Phrase
}

extension EntityID {
    /// Whether it may be the beginning of an ID that the clinic has made: at least four of its letters and digits.
    var isBeginning: Bool { rawValue.wholeMatch(of: /[0-9A-Fa-f-]{4,35}/) != nil }

    /// The one that has this ID, else the one with an ID of the clinic's that begins so; nil where there is none.
    /// Throws where several begin so.
    func whole(among candidates: [IDCandidate<Target>]) throws -> Self? {
        if candidates.contains(where: { $0.id == self }) { return self }
        guard isBeginning else { return nil }
        let begun = candidates.filter { candidate in
            candidate.id.rawValue.count == 36 && candidate.id.rawValue.hasPrefix(rawValue.lowercased())
        }
        guard begun.count > 1 else { return begun.first?.id }
        throw ProgramError(.noInput, "“\(self)” begins several IDs", advice: "name one of: \(begun.names())")
    }

    /// The one whose name has words that begin as those of this text, in English or in the language of the program; nil
    /// where there is none. Throws where there are several.
    func named(among candidates: [IDCandidate<Target>]) throws -> Self? {
        let sought = rawValue.searchWords
        guard rawValue.count > 2, !sought.isEmpty else { return nil }
        let found = candidates.filter { candidate in
            let known = [candidate.words.description, candidate.words.said].flatMap(\.searchWords)
            return sought.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
        }
        guard found.count > 1 else { return found.first?.id }
        throw ProgramError(.noInput, "“\(self)” is more than one medicine", advice: "name one by ID: \(found.names())")
    }
}

extension Array {
    /// The IDs of the first few of them, with their words.
    fileprivate func names<Target: Entity>() -> String where Element == IDCandidate<Target> {
        prefix(5).map { "\($0.id) (\($0.words.said))" }.joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

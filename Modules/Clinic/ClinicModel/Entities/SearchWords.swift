import Foundation

extension StringProtocol {
    /// The words of a text as they are looked for: without case and accents, in any script.
    package var searchWords: [String] {
        split { !$0.isLetter && !$0.isNumber }
            .map { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
    }
}

extension Patient {
    /// The words by which a patient is found: those of every name and identifier, and the numbers of the birth date.
    package var searchWords: [String] {
        let texts = names.flatMap { [$0.text ?? "", $0.family ?? ""] + $0.given } + identifiers.map(\.value)
        return (texts + [birthDate?.description ?? ""]).flatMap(\.searchWords)
    }
}

import Foundation
import Synchronization

/// The words of the String Catalogs beside the program, read when a language other than theirs is first asked for.
package enum Translations {
    private struct Source: Hashable {
        let place: CatalogPlace
        let table: String
        let language: LanguageTag
    }

    private static let known = Mutex<[Source: [String: Translation]]>([:])

    /// What stands for a key in a language; nil where there is nothing, and the key itself is shown. The keys are English.
    package static func translation(
        of key: String, table: String = "Localizable", in place: CatalogPlace, for language: LanguageTag
    ) -> Translation? {
        if language.isPseudo { return .format(PseudoLanguage.format(key)) }
        guard language.language != "en" else { return nil }
        let source = Source(place: place, table: table, language: language)
        return known.withLock { known in
            if let words = known[source] { return words[key] }
            let words = read(source)
            known[source] = words
            return words[key]
        }
    }

    /// The languages in which there are words, English among them.
    package static func languages(in place: CatalogPlace, table: String = "Localizable") -> Set<String> {
        var languages: Set = ["en"]
        read(table, in: place) { languages.formUnion(try StringCatalog.languages($0)) }
        return languages
    }

    private static func read(_ source: Source) -> [String: Translation] {
        var words: [String: Translation] = [:]
        read(source.table, in: source.place) { data in
            words.merge(try StringCatalog(data, in: source.language).translations) { first, _ in first }
        }
        return words
    }

    /// Hands over what is in each catalogue; of one that cannot be read it says why.
    private static func read(_ table: String, in place: CatalogPlace, _ take: (Data) throws -> Void) {
        for folder in CatalogFolders.folders(of: place) {
            let file = "\(folder)/\(table).xcstrings"
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            do {
                try take(data)
            } catch {
                FileHandle.standardError.write(Data("\(file): \(error)\n".utf8))
            }
        }
    }
}

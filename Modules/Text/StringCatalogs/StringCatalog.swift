import Foundation
import PlainText

/// The words of one `.xcstrings` file in one language.
package struct StringCatalog: Sendable {
    /// What is wrong with a catalogue's form.
    package struct FormatError: Error, Equatable {
        package let reason: String
    }

    /// The language of the keys, which needs no translation.
    package let sourceLanguage: String
    package private(set) var translations: [String: Translation] = [:]

    /// - Parameter language: Each key's words are those of the first of its candidates that the key has.
    package init(_ bytes: some Collection<UInt8>, in language: LanguageTag) throws {
        let strings: JSONObject
        (sourceLanguage, strings) = try Self.read(bytes)
        for entry in strings.members {
            guard let localizations = entry.value.object?["localizations"]?.object else { continue }
            guard let found = language.candidates.lazy.compactMap({ localizations[$0]?.object }).first else { continue }
            translations[entry.name] = try Self.translation(found, of: entry.name)
        }
    }

    /// The languages that a catalogue has words in, that of its keys among them.
    package static func languages(_ bytes: some Collection<UInt8>) throws -> Set<String> {
        let (source, strings) = try read(bytes)
        return strings.members.reduce(into: [source]) { languages, entry in
            languages.formUnion(entry.value.object?["localizations"]?.object?.members.map(\.name) ?? [])
        }
    }

    private static func read(_ bytes: some Collection<UInt8>) throws -> (sourceLanguage: String, strings: JSONObject) {
        guard let root = try JSONParser.parse(bytes).object, let strings = root["strings"]?.object else {
            throw FormatError(reason: "a String Catalog is an object with “strings”")
        }
        return (root["sourceLanguage"]?.string ?? "en", strings)
    }

    private static func translation(_ localization: JSONObject, of key: String) throws -> Translation {
        if let text = localization["stringUnit"]?.object?["value"]?.string { return .format(text) }
        guard let forms = localization["variations"]?.object?["plural"]?.object else {
            throw FormatError(reason: "“\(key)” has neither a string unit nor plural forms")
        }
        var plural: [PluralCategory: String] = [:]
        for form in forms.members {
            guard let category = PluralCategory(rawValue: form.name),
                let text = form.value.object?["stringUnit"]?.object?["value"]?.string
            else { throw FormatError(reason: "“\(key)” has a plural form “\(form.name)” without words") }
            plural[category] = text
        }
        return .plural(plural)
    }
}

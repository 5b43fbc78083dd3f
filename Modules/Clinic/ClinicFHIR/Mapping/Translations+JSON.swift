import PlainText

/// Translations of a text: R4's extension `translation` of the element that the text is.
enum TranslationExtension {
    static let url = "http://hl7.org/fhir/StructureDefinition/translation"

    /// What the element of that name, which has an underscore, says of translations; nil where it has none.
    static func translations(of name: String, in object: JSONValue) -> [String: String]? {
        let extensions = object["_" + name]?["extension"].items.filter { $0["url"] == .string(url) } ?? []
        let pairs = extensions.compactMap { translation -> (String, String)? in
            let parts = translation["extension"].items
            func part(_ name: String) -> JSONValue? { parts.first { $0["url"] == .string(name) } }
            guard let language = part("lang")?["valueCode"]?.string,
                let content = (part("content")?["valueString"] ?? part("content")?["valueMarkdown"])?.string
            else { return nil }
            return (language, content)
        }
        return pairs.isEmpty ? nil : Dictionary(pairs) { first, _ in first }
    }

    /// The element with an underscore; nil without translations.
    static func json(_ translations: [String: String]?) -> JSONValue? {
        guard let translations, !translations.isEmpty else { return nil }
        return [
            "extension": .array(
                translations.sorted { $0.key < $1.key }.map { language, content in
                    [
                        "extension": [
                            ["url": "lang", "valueCode": .string(language)],
                            ["url": "content", "valueString": .string(content)],
                        ],
                        "url": .string(url),
                    ]
                })
        ]
    }
}

/// What elements a type of FHIR R4 has, read from a line such as
///
///     Slot = identifier*Identifier schedule!Reference status!code(busy|free) overbooked?boolean
///
/// where `?` is 0..1, `!` 1..1, `*` 0..* and `+` 1..*; `name[x]?a|b` is a choice of types.
struct ElementTable: Sendable {
    struct Element: Sendable {
        let name: String
        let isRequired: Bool
        let repeats: Bool
        let type: String
        /// The codes of a required binding.
        let codes: Set<String>?
        /// The name of the choice that this is one form of.
        let choice: String?

        var primitive: PrimitiveFormat? { PrimitiveFormat(rawValue: type) }
    }

    let elements: [String: Element]
    let required: [Element]

    init(_ elements: [Element]) {
        self.elements = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
        required = elements.filter(\.isRequired)
    }

    static subscript(type: String) -> ElementTable? { all[type] }

    private static let all = Dictionary(
        uniqueKeysWithValues: ElementDefinitions.text.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let name = String(words[0])
            let base =
                name == "Resource" || resources.contains(name)
                ? ElementDefinitions.resource : ElementDefinitions.element
            let elements = (base.split(separator: " ") + words.dropFirst(2)).flatMap { parse(String($0)) }
            return (name, ElementTable(elements))
        })

    static let resources: Set = [
        "Patient", "Practitioner", "Organization", "Schedule", "Slot", "Appointment", "Encounter",
        "Communication", "Condition", "AllergyIntolerance", "Immunization", "Procedure", "Observation",
        "DiagnosticReport", "MedicationRequest", "DocumentReference", "Questionnaire", "QuestionnaireResponse",
        "ServiceRequest", "MedicationStatement",
    ]

    private static func parse(_ word: String) -> [Element] {
        guard let mark = word.firstIndex(where: { "?!*+".contains($0) }) else { return [] }
        let name = String(word[..<mark])
        let isRequired = "!+".contains(word[mark])
        let repeats = "*+".contains(word[mark])
        let rest = word[word.index(after: mark)...]
        if name.hasSuffix("[x]") {
            let choice = String(name.dropLast(3))
            return rest.split(separator: "|").map { type in
                Element(
                    name: choice + type.prefix(1).uppercased() + type.dropFirst(), isRequired: false, repeats: repeats,
                    type: String(type), codes: nil, choice: choice)
            }
        }
        let parts = rest.split(separator: "(")
        let codes = parts.count > 1 ? Set(parts[1].dropLast().split(separator: "|").map(String.init)) : nil
        return [
            Element(
                name: name, isRequired: isRequired, repeats: repeats, type: String(parts[0]), codes: codes, choice: nil)
        ]
    }
}

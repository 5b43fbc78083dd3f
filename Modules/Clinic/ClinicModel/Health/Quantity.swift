/// A measured amount.
package struct Quantity: Hashable, Codable, Sendable {
    package enum Comparator: String, Hashable, Codable, Sendable, CaseIterable {
        case less = "<"
        case atMost = "<="
        case atLeast = ">="
        case more = ">"
    }

    package var value: ExactDecimal?
    package var comparator: Comparator?
    /// The unit as one reads it.
    package var unit: String?
    package var system: String?
    /// The unit as `system` has it.
    package var code: String?

    package init(
        value: ExactDecimal?, comparator: Comparator? = nil, unit: String? = nil, system: String? = nil,
        code: String? = nil
    ) {
        self.value = value
        self.comparator = comparator
        self.unit = unit
        self.system = system
        self.code = code
    }

    /// In a unit of UCUM.
    package init(_ value: ExactDecimal?, _ unit: String, code: String? = nil) {
        self.init(value: value, unit: unit, system: Self.ucum, code: code ?? unit)
    }

    package static let ucum = "http://unitsofmeasure.org"

    /// The unit as it is shown; nil for what has none.
    package var unitText: String? {
        let text = unit ?? code
        return text == "1" || text?.isEmpty == true ? nil : text
    }

    /// Such as `< 0.5 mg/L`.
    package var words: Phrase {
        var parts: [Phrase] = []
        parts.reserveCapacity(3)
        if let comparator { parts.append("\(comparator.rawValue)") }
        if let value { parts.append(value.words) }
        if let unitText { parts.append("\(unitText)") }
        return Phrase(joining: parts, by: " ")
    }

    package var display: String { words.description }
}

import ClinicModel
import Foundation
import PlainText

/// A limit that is today is R4's extension `questionnaire-constraint`, which says it in FHIRPath. In its place `minValue` or
/// `maxValue` may have an expression for a value, as SDC writes it.
extension Questionnaire.Item.TodayLimit {
    private static let base = "http://hl7.org/fhir/StructureDefinition/"
    private static let constraint = base + "questionnaire-constraint"

    /// Nil where no extension of an item says such a limit.
    init?(_ extensions: [JSONValue]) {
        let found = extensions.lazy.compactMap { Self(constraint: $0) ?? Self(value: $0) }.first
        guard let found else { return nil }
        self = found
    }

    private init?(constraint: JSONValue) {
        guard constraint["url"] == .string(Self.constraint),
            let parts = constraint["extension"]?.array,
            let expression = parts.first(where: { $0["url"] == "expression" })?["valueString"]?.string,
            let limit = Self.allCases.first(where: { $0.expression == expression.filter { !$0.isWhitespace } })
        else { return nil }
        self = limit
    }

    private init?(value: JSONValue) {
        let isToday = value["_valueDate"]?["extension"].items.contains { part in
            [Self.base + "cqf-expression", Self.base + "cqf-calculatedValue"].contains(part["url"]?.string)
                && part["valueExpression"]?["expression"] == "today()"
        }
        switch value["url"]?.string {
        case Self.base + "minValue" where isToday == true: self = .minimum
        case Self.base + "maxValue" where isToday == true: self = .maximum
        default: return nil
        }
    }

    var json: JSONValue {
        [
            "extension": [
                ["url": "key", "valueId": .string("\(rawValue)-today")],
                ["url": "severity", "valueCode": "error"],
                ["url": "expression", "valueString": .string(expression)],
                ["url": "human", "valueString": .string(human)],
            ],
            "url": .string(Self.constraint),
        ]
    }

    /// What holds of an item of the response, without blanks.
    private var expression: String { "answer.all(value\(self == .minimum ? ">=" : "<=")today())" }
    private var human: String {
        self == .minimum ? "It cannot be before today." : "It cannot be later than today."
    }
}

import ClinicModel
import PlainText

/// An item that is computed says so with an expression, in FHIRPath or CQL. Nothing here evaluates them: one that sums
/// scores is known by its words.
extension Questionnaire.Item.Calculation {
    private static let base = "http://hl7.org/fhir/StructureDefinition/"

    private static let extensions: Set<String> = [
        "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
        base + "questionnaire-calculatedExpression", base + "cqf-expression", base + "cqf-calculatedValue",
    ]

    /// Nil for an item that is asked.
    init?(_ item: JSONObject, of kind: Questionnaire.Item.Kind) {
        let found = item["extension"].items.first { $0["url"]?.string.map(Self.extensions.contains) == true }
        guard let found else { return nil }
        let expression = found["valueExpression"]?["expression"]?.string ?? found["valueString"]?.string ?? ""
        self = kind.isNumber && Self.isSum(expression.lowercased()) ? .total : .other
    }

    private static func isSum(_ expression: String) -> Bool {
        ["sum", "total", "score", "ordinal", "weight()"].contains { expression.contains($0) }
    }
}

extension Questionnaire.Item.Kind {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .decimal, .quantity: true
        default: false
        }
    }
}

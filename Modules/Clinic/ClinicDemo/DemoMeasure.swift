import ClinicModel
import Foundation

/// Something that is measured in the demo: what it is called, what is usual, and how the values of two years go.
struct DemoMeasure: Sendable {
    let code: String
    let title: String
    let unit: String
    let unitCode: String
    let category: Observation.Category
    let low: String?
    let high: String?
    /// Where the values begin and end.
    let course: ClosedRange<Double>
    let isFalling: Bool
    let decimals: Int

    init(
        _ code: String, _ title: String, _ unit: String, unitCode: String? = nil, _ category: Observation.Category,
        usual: (low: String?, high: String?), from: Double, to: Double, decimals: Int = 1
    ) {
        self.code = code
        self.title = title
        self.unit = unit
        self.unitCode = unitCode ?? unit
        self.category = category
        (low, high) = usual
        course = min(from, to)...max(from, to)
        isFalling = to < from
        self.decimals = decimals
    }

    var concept: CodeableConcept {
        CodeableConcept(
            codings: [Coding(system: "http://loinc.org", code: code, display: title)], text: title)
    }

    func quantity(_ text: String) -> Quantity { Quantity(ExactDecimal(text), unit, code: unitCode) }

    var referenceRange: Observation.ReferenceRange? {
        guard low != nil || high != nil else { return nil }
        return .init(low: low.map(quantity), high: high.map(quantity))
    }

    /// The value that far, from 0 to 1, on the way from the first to the last.
    func value(at part: Double) -> String {
        let width = course.upperBound - course.lowerBound
        return String(format: "%.\(decimals)f", course.lowerBound + width * (isFalling ? 1 - part : part))
    }

    func observation(
        _ id: Observation.ID, _ value: String, of patient: Patient.ID, by performer: String, at taken: Date,
        released: Date?, now: Date
    ) -> Observation {
        Observation(
            id: id, categories: [Self.category(category)], code: concept, patient: patient, effective: .instant(taken),
            issued: min(now, taken + 20 * 3600), performers: [performer], value: .quantity(quantity(value)),
            referenceRanges: referenceRange.map { [$0] } ?? [], released: category == .laboratory ? released : nil)
    }

    static func category(_ category: Observation.Category) -> CodeableConcept {
        CodeableConcept(system: Observation.Category.system, code: category.rawValue)
    }

    static let weight = DemoMeasure(
        "29463-7", "Body weight", "kg", .vitalSigns, usual: (nil, nil), from: 84, to: 79)
    static let pulse = DemoMeasure(
        "8867-4", "Heart rate", "/min", .vitalSigns, usual: ("60", "100"), from: 82, to: 72, decimals: 0)
    static let sugar = DemoMeasure(
        "4548-4", "HbA1c", "%", .laboratory, usual: ("4.0", "6.0"), from: 7.9, to: 6.6)
    static let cholesterol = DemoMeasure(
        "18262-6", "LDL cholesterol", "mmol/L", .laboratory, usual: (nil, "3.0"), from: 4.4, to: 2.8)
    static let creatinine = DemoMeasure(
        "14682-9", "Creatinine", "µmol/L", unitCode: "umol/L", .laboratory, usual: ("45", "84"), from: 71, to: 78,
        decimals: 0)
    static let haemoglobin = DemoMeasure(
        "718-7", "Haemoglobin", "g/dL", .laboratory, usual: ("12.0", "15.5"), from: 11.2, to: 13.4)
    static let thyroid = DemoMeasure(
        "3016-3", "TSH", "mIU/L", unitCode: "m[IU]/L", .laboratory, usual: ("0.40", "4.00"), from: 5.2, to: 2.1,
        decimals: 2)
}

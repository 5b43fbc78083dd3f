import ClinicModel
import Foundation
import Testing

/// Each type of value is said, and what is usual is so for the patient.
struct ObservationValueTests {
    @Test(arguments: [
        (Observation.Value.boolean(true), "Yes"), (.boolean(false), "No"),
        (.ratio(numerator: Quantity(value: 1), denominator: Quantity(value: 128)), "1:128"),
        (.ratio(numerator: Quantity(5, "mg"), denominator: Quantity(2, "mL")), "5 mg/2 mL"),
        (.range(QuantityRange(low: Quantity(1, "mm"), high: Quantity(3, "mm"))), "1–3 mm"),
        (.sampledData(count: 1), "1 value"), (.sampledData(count: 12), "12 values"), (.time("08:30:00"), "08:30"),
        (.dateTime("2026-01"), "Jan 2026"), (.dateTime("2026-01-02T10:20:00+01:00"), "2 Jan 2026, 10:20"),
        (.period(start: "2025", end: "2026"), "2025 – 2026"), (.period(start: nil, end: "2026"), "until 2026"),
        (
            .absent(
                CodeableConcept(
                    system: "http://terminology.hl7.org/CodeSystem/data-absent-reason", code: "not-performed")),
            "Not measured"
        ),
        (.absent(CodeableConcept(text: "Haemolysed")), "Haemolysed"),
    ])
    func `a value is said`(_ value: Observation.Value, _ words: String) {
        #expect(result(value).valueText == words)
    }

    @Test func `a reason for no value does not hide the components`() {
        var pressure = result(.absent(CodeableConcept(text: "Cuff too small")))
        #expect(pressure.valueText == "Cuff too small")
        pressure.components = [.init(code: CodeableConcept(text: "Systolic"), value: .quantity(Quantity(140, "mmHg")))]
        #expect(pressure.valueText == "Systolic 140 mmHg")
    }

    @Test func `a code alone is called by its name, in English too`() {
        let pressure = CodeableConcept(system: "http://loinc.org", code: "85354-9")
        #expect(pressure.words == "Blood pressure")
        #expect(CodeableConcept(system: "http://loinc.org", code: "85354-9", display: "BP panel").words == "BP panel")
        #expect(CodeableConcept(system: "http://loinc.org", code: "0-0").words == "0-0")
    }

    private func result(_ value: Observation.Value, _ ranges: [Observation.ReferenceRange] = []) -> Observation {
        Observation(
            id: "o", categories: [], code: CodeableConcept(text: "Test"), patient: "p",
            effective: .instant(CalendarDate(year: 2026, month: 3, day: 1).noon), value: value, referenceRanges: ranges)
    }

    private static func range(
        _ high: ExactDecimal, _ whom: String? = nil, from: ExactDecimal? = nil, to: ExactDecimal? = nil
    ) -> Observation.ReferenceRange {
        let age = QuantityRange(low: from.map { Quantity($0, "a") }, high: to.map { Quantity($0, "a") })
        return .init(
            high: Quantity(high, "x"), appliesTo: whom.map { [CodeableConcept(text: $0)] },
            age: from == nil && to == nil ? nil : age)
    }

    private static let usual: [(AdministrativeGender, String?, [Observation.ReferenceRange], String?)] = [
        (.male, "1980-03-01", [range(4, "women"), range(6, "men")], "≤ 6 x"),
        (.female, "1980-03-01", [range(4, "women"), range(6, "men")], "≤ 4 x"),
        (.other, "1980-03-01", [range(4, "women"), range(6, "men")], nil),
        (.other, "1980-03-01", [range(4, "women"), range(5)], "≤ 5 x"),
        (.male, "1980-03-01", [range(5), range(6, "Men")], "≤ 6 x"),
        (.female, "1980-03-01", [range(4, "pregnant")], nil),
        // Eighteen on the day of the measurement, the day before, and who was born in some month of it.
        (.male, "2008-03-01", [range(4, to: 17), range(6, from: 18)], "≤ 6 x"),
        (.male, "2008-03-02", [range(4, to: 17), range(6, from: 18)], "≤ 4 x"),
        (.male, "2008", [range(4, to: 17), range(6, from: 18)], nil),
        (.male, "2000", [range(4, to: 17), range(6, from: 18)], "≤ 6 x"),
        (.male, nil, [range(4, to: 17)], nil),
    ]

    @Test(arguments: usual)
    func `what is usual is what holds for the patient at the age of then`(
        _ gender: AdministrativeGender, _ birth: String?, _ ranges: [Observation.ReferenceRange], _ usual: String?
    ) {
        let patient = Patient(id: "p", gender: gender, birthDate: birth.flatMap { PartialDate($0) })
        let suited = result(.quantity(Quantity(5, "x")), ranges).suited(to: patient)
        #expect(suited.referenceRanges.first?.words?.description == usual)
        #expect((suited.interpretation == nil) == (usual == nil))
    }
}

extension CalendarDate {
    fileprivate var noon: Date { Date(timeIntervalSince1970: Double(dayNumber) * 86400 + 43200) }
}

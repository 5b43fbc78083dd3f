import ClinicModel
import Foundation
import Testing

/// Results of one kind, how they compare and where they go.
struct ResultSeriesTests {
    private static func result(
        _ id: Observation.ID, _ value: Observation.Value?, day: Int, code: String = "718-7",
        range: Observation.ReferenceRange? = nil, components: [Observation.Component] = [],
        said: String? = nil
    ) -> Observation {
        Observation(
            id: id, categories: [CodeableConcept(system: Observation.Category.system, code: "laboratory")],
            code: CodeableConcept(codings: [Coding(system: "http://loinc.org", code: code)], text: "Test"),
            patient: "p", effective: .instant(Date(timeIntervalSince1970: Double(day) * 86400)), value: value,
            interpretations: said.map { [CodeableConcept(system: Interpretation.system, code: $0)] } ?? [],
            referenceRanges: range.map { [$0] } ?? [], components: components)
    }

    private static func amount(_ text: String, _ unit: String = "g/dL") -> Observation.Value {
        .quantity(Quantity(ExactDecimal(text), unit))
    }

    private static func series(_ values: String...) -> ResultSeries? {
        values.enumerated().map { result(Observation.ID("\($0.offset)"), amount($0.element), day: $0.offset) }
            .series.first
    }

    @Test func `results of one code are one series by time, in another unit another`() {
        let all = [
            Self.result("b", Self.amount("13"), day: 2), Self.result("a", Self.amount("12"), day: 1),
            Self.result("c", Self.amount("130", "g/L"), day: 3), Self.result("d", Self.amount("1"), day: 1, code: "x"),
        ].series
        #expect(all.map(\.id.description) == ["718-7 g/L", "718-7 g/dL", "x"])
        #expect(all[1].results.map(\.id) == ["a", "b"])
        #expect(all[1].lines.first?.points.map(\.value.value) == [12, 13])
    }

    @Test(arguments: [
        (["10", "11"], Trend.rising), (["10", "10.4"], .steady), (["10", "9.6"], .steady), (["10", "9"], .falling),
        (["10", "20", "10"], .steady), (["0", "0"], .steady), (["-2", "-4"], .falling),
        (["84", "83", "81", "80", "79", "79"], .falling), (["80", "75", "85", "80"], .steady),
    ])
    func `a trend goes where the line through all values goes`(values: [String], trend: Trend) {
        let results = values.enumerated().map {
            Self.result(Observation.ID("\($0.offset)"), Self.amount($0.element), day: $0.offset)
        }
        #expect(results.series.first?.trend == trend)
    }

    @Test func `one value has no trend, and words have no line`() {
        #expect(Self.series("10")?.trend == nil)
        let twice = ["10", "12"].map { Self.result(Observation.ID($0), Self.amount($0), day: 1) }
        #expect(twice.series.first?.trend == nil, "nothing goes anywhere in no time")
        let words = [Self.result("a", .text("clear"), day: 1), Self.result("b", .text("red"), day: 2)].series
        #expect(words.first?.lines.isEmpty == true && words.first?.trend == nil)
    }

    @Test(arguments: [
        ("11", nil, Interpretation.low), ("12", nil, .normal), ("16", nil, .high), ("13", "HH", .criticalHigh),
        ("13", "AA", .abnormal), ("13", "unheard-of", .normal),
    ])
    func `a value lies in its range, unless something else was said of it`(
        value: String, said: String?, interpretation: Interpretation
    ) {
        let range = Observation.ReferenceRange(low: Quantity(12, "g/dL"), high: Quantity(15, "g/dL"))
        let result = Self.result("a", Self.amount(value), day: 1, range: range, said: said)
        #expect(result.interpretation == interpretation)
    }

    @Test func `a range in another unit says nothing`() {
        let range = Observation.ReferenceRange(low: Quantity(120, "g/L"))
        #expect(Self.result("a", Self.amount("13"), day: 1, range: range).interpretation == nil)
    }

    @Test func `the systolic pressure is said first, however the two are written`() {
        func part(_ code: String, _ title: String, _ value: ExactDecimal) -> Observation.Component {
            .init(
                code: CodeableConcept(codings: [Coding(system: "http://loinc.org", code: code)], text: title),
                value: .quantity(Quantity(value, "mmHg")))
        }
        let pressure = Self.result(
            "a", nil, day: 1, components: [part("8462-4", "Diastolic", 84), part("8480-6", "Systolic", 128)])
        #expect(pressure.valueText == "128/84 mmHg")
        #expect([pressure].series.first?.lines.map(\.title) == ["Systolic", "Diastolic"])
    }

    @Test func `what is measured at a visit goes on with the lines of what was measured before`() throws {
        let vitals = CodeableConcept(system: Observation.Category.system, code: "vital-signs")
        func pressure(_ id: Observation.ID, day: Int, _ parts: [Observation.Component]) -> Observation {
            var result = Self.result(id, nil, day: day, code: "85354-9", components: parts)
            result.categories = [vitals]
            return result
        }
        func part(_ sign: VitalSign, _ title: String, _ value: ExactDecimal, high: ExactDecimal? = nil)
            -> Observation.Component
        {
            .init(
                code: CodeableConcept(codings: [sign.coding], text: title), value: .quantity(Quantity(value, "mmHg")),
                referenceRanges: high.map { [Observation.ReferenceRange(high: Quantity($0, "mmHg"))] } ?? [])
        }
        let results = [
            pressure(
                "a", day: 1,
                [part(.systolic, "Systolic", 118, high: 140), part(.diastolic, "Diastolic", 80, high: 90)]),
            pressure(
                "b", day: 10,
                [
                    part(.systolic, VitalSign.systolic.words.description, 142),
                    part(.diastolic, VitalSign.diastolic.words.description, 81),
                ]),
        ]
        let series = try #require(results.series.first)
        #expect(series.lines.map(\.title) == ["Systolic", "Diastolic"])
        #expect(series.lines.map(\.points.count) == [2, 2])
        #expect(series.lines.map(\.trend) == [.rising, .steady] && series.trend == nil)
        #expect(series.usual?.description == "Systolic ≤ 140 mmHg, Diastolic ≤ 90 mmHg")
    }

    @Test(arguments: [
        ("6.30", "6.30"), ("7", "7"), ("0.0125", "0.0125"), ("80.42684711101452", "80.4"),
        ("0.70408480415690", "0.704"), ("1.5e-7", "1.5e-7"),
    ])
    func `a value is read with its own digits, unless there are more than anybody measures`(
        text: String, display: String
    ) {
        #expect(ExactDecimal(text)?.description == text)
        #expect(ExactDecimal(text)?.display == display)
    }

    @Test(arguments: ["", "x", "1,5", "NaN", "1e999", "0x10"])
    func `what is no number is none`(text: String) {
        #expect(ExactDecimal(text) == nil)
    }

    @Test func `what is measured before the patient's eyes needs no release, what is not final has none`() {
        var result = Self.result("a", Self.amount("13"), day: 1)
        #expect(result.awaitsRelease && !result.isReleased)
        result.categories = [CodeableConcept(system: Observation.Category.system, code: "vital-signs")]
        #expect(result.isReleased)
        result.status = .preliminary
        #expect(!result.isReleased && !result.awaitsRelease)
    }
}

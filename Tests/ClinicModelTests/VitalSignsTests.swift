import ClinicModel
import Foundation
import Testing

struct VitalSignsTests {
    @Test(
        arguments: [
            ([.pulse: "fast"], "Heart rate: “fast” is no whole number of /min."),
            ([.pulse: "72.5"], "Heart rate: “72.5” is no whole number of /min."),
            ([.temperature: "37.25"], "Body temperature: “37.25” is no number of °C with one decimal at most."),
            ([.temperature: "372"], "Body temperature of 372 °C cannot be: it is from 25 to 45 °C."),
            ([.weight: "0.2"], "Body weight of 0.2 kg cannot be: it is from 0.3 to 500 kg."),
            ([.oxygen: "101"], "Oxygen saturation of 101 % cannot be: it is from 40 to 100 %."),
            ([.pulse: "-70"], "Heart rate: “-70” is no whole number of /min."),
            ([.weight: " 81, 55 kg "], "Body weight: “81, 55 kg” is no number of kg with one decimal at most."),
            ([.weight: "kg"], "Body weight: “kg” is no number of kg with one decimal at most."),
            ([.weight: "180 lb"], "Body weight: “180 lb” is no number of kg with one decimal at most."),
            ([.systolic: "120"], "A blood pressure is two values: systolic and diastolic."),
            (
                [.systolic: "80", .diastolic: "120"],
                "The diastolic pressure has to be lower than the systolic: check both."
            ),
        ] as [([VitalSign: String], String)])
    func `what nobody can have is refused, and says why`(typed: [VitalSign: String], refusal: String) {
        #expect(throws: ClinicError.invalid("\(refusal)")) { try VitalSigns(typed: typed) }
    }

    @Test(
        arguments: [
            ([.pulse: "fast", .temperature: "372"], [.pulse, .temperature]),
            ([.pulse: "72", .temperature: "372"], [.temperature]),
            ([.systolic: "900", .diastolic: "80", .weight: "much"], [.systolic, .weight]),
            ([.systolic: "120", .pulse: "14"], [.diastolic, .pulse]), ([.diastolic: "80"], [.systolic]),
            ([.systolic: "80", .diastolic: "120"], [.systolic]), ([.systolic: "120", .diastolic: "80"], []),
        ] as [([VitalSign: String], Set<VitalSign>)])
    func `all fields that are refused are known, each with its reason`(
        typed: [VitalSign: String], fields: Set<VitalSign>
    ) {
        let faults = VitalSigns.faults(in: typed)
        #expect(Set(faults.keys) == fields)
        for fault in faults.values where faults.count == 1 {
            #expect(throws: fault) { try VitalSigns(typed: typed) }
        }
    }

    @Test func `what is measured keeps its digits, and what surprises is asked about`() throws {
        let signs = try VitalSigns(typed: [.temperature: " 36,0 ", .pulse: "170", .weight: "80", .height: " "])
        #expect(signs.values.mapValues(\.description) == [.temperature: "36.0", .pulse: "170", .weight: "80"])
        #expect(signs.unusual == ["Heart rate of 170 /min"])
        #expect(try VitalSigns(typed: [:]).values.isEmpty)
        let ill = try VitalSigns(typed: [
            .temperature: "38.8", .pulse: "124", .systolic: "190", .diastolic: "112", .oxygen: "91", .weight: "14",
        ])
        #expect(ill.unusual.isEmpty, "a practice sees it every day")
        let mistyped = try VitalSigns(typed: [.temperature: "42", .weight: "2"])
        #expect(mistyped.unusual == ["Body temperature of 42 °C", "Body weight of 2 kg"])
    }

    @Test func `a value is taken with its unit, too`() throws {
        let signs = try VitalSigns(typed: [
            .weight: "81,5 kg", .height: "1 80CM", .temperature: "38.5 °C", .pulse: "72/min", .oxygen: "98%",
            .systolic: "128 mmHg", .diastolic: "82 mm[Hg]",
        ])
        #expect(
            signs.values.mapValues(\.description) == [
                .weight: "81.5", .height: "180", .temperature: "38.5", .pulse: "72", .oxygen: "98", .systolic: "128",
                .diastolic: "82",
            ])
    }

    @Test(arguments: VitalSign.allCases)
    func `what is usual is plausible, at its limits too`(sign: VitalSign) throws {
        #expect(sign.plausible.contains(sign.usual.lowerBound) && sign.plausible.contains(sign.usual.upperBound))
        for bound in [sign.plausible.lowerBound, sign.plausible.upperBound] {
            let text = bound == bound.rounded() ? "\(Int(bound))" : "\(bound)"
            var typed = [sign: text]
            if sign == .systolic { typed[.diastolic] = "20" }
            if sign == .diastolic { typed[.systolic] = "300" }
            #expect(try VitalSigns(typed: typed).values[sign]?.value == bound)
        }
    }

    @Test func `a value is said with its unit, and with its time where that is told`() throws {
        let zone = try #require(Zone("Europe/Berlin"))
        let time = Moment(Date(timeIntervalSince1970: 1_795_508_400), in: zone)
        #expect(VitalSign.systolic.words(of: 128).description == "128 mmHg")
        #expect(VitalSign.systolic.words(of: 128, at: time).description == "128 mmHg, 09:20")
        let warm = try #require(ExactDecimal("37.2"))
        #expect(VitalSign.temperature.words(of: warm).description == "37.2 °C")
    }
}

/// What is measured at a visit, coded as R4's profile of vital signs wants it.
package enum VitalSign: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
    case systolic, diastolic, pulse, temperature, respiration
    case oxygen = "oxygen-saturation"
    case weight, height

    /// The panel that systolic and diastolic pressure are the components of.
    package static let pressure = Coding(
        system: loinc, code: "85354-9", display: "Blood pressure panel with all children optional")

    private static let loinc = "http://loinc.org"

    package var coding: Coding {
        switch self {
        case .systolic: Coding(system: Self.loinc, code: "8480-6", display: "Systolic blood pressure")
        case .diastolic: Coding(system: Self.loinc, code: "8462-4", display: "Diastolic blood pressure")
        case .pulse: Coding(system: Self.loinc, code: "8867-4", display: "Heart rate")
        case .temperature: Coding(system: Self.loinc, code: "8310-5", display: "Body temperature")
        case .respiration: Coding(system: Self.loinc, code: "9279-1", display: "Respiratory rate")
        case .oxygen: Coding(system: Self.loinc, code: "2708-6", display: "Oxygen saturation in Arterial blood")
        case .weight: Coding(system: Self.loinc, code: "29463-7", display: "Body weight")
        case .height: Coding(system: Self.loinc, code: "8302-2", display: "Body height")
        }
    }

    /// The unit as one reads it.
    package var unit: String {
        switch self {
        case .systolic, .diastolic: "mmHg"
        case .pulse, .respiration: "/min"
        case .temperature: "°C"
        case .oxygen: "%"
        case .weight: "kg"
        case .height: "cm"
        }
    }

    /// The unit's code in UCUM.
    package var unitCode: String {
        switch self {
        case .systolic, .diastolic: "mm[Hg]"
        case .temperature: "Cel"
        case .pulse, .respiration, .oxygen, .weight, .height: unit
        }
    }

    /// What somebody can have and be alive. Anything else was mistyped.
    package var plausible: ClosedRange<Double> {
        switch self {
        case .systolic: 40...300
        case .diastolic: 20...200
        case .pulse: 20...300
        case .temperature: 25...45
        case .respiration: 4...90
        case .oxygen: 40...100
        case .weight: 0.3...500
        case .height: 20...260
        }
    }

    /// What a practice sees, in the sick as in the well and in children. Anything else is hardly possible, and is asked about.
    package var usual: ClosedRange<Double> {
        switch self {
        case .systolic: 80...220
        case .diastolic: 40...130
        case .pulse: 40...150
        case .temperature: 35...41
        case .respiration: 8...40
        case .oxygen: 85...100
        case .weight: 3...200
        case .height: 45...210
        }
    }

    package var decimals: Int {
        switch self {
        case .temperature, .weight, .height: 1
        case .systolic, .diastolic, .pulse, .respiration, .oxygen: 0
        }
    }
}

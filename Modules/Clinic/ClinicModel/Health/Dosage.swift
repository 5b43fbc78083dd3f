/// How a medicine is taken.
package struct Dosage: Hashable, Codable, Sendable {
    package var text: String?
    package var patientInstruction: String?
    package var timing: Timing?
    package var asNeeded: Bool
    package var route: CodeableConcept?
    package var dose: Quantity?

    package init(
        text: String? = nil, patientInstruction: String? = nil, timing: Timing? = nil, asNeeded: Bool = false,
        route: CodeableConcept? = nil, dose: Quantity? = nil
    ) {
        self.text = text
        self.patientInstruction = patientInstruction
        self.timing = timing
        self.asNeeded = asNeeded
        self.route = route
        self.dose = dose
    }

    /// How often: so many times in a period, such as once in a day.
    package struct Timing: Hashable, Codable, Sendable {
        package enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
            case second = "s"
            case minute = "min"
            case hour = "h"
            case day = "d"
            case week = "wk"
            case month = "mo"
            case year = "a"
        }

        package var frequency: Int
        package var period: ExactDecimal
        package var unit: Unit

        package init(frequency: Int, period: ExactDecimal, unit: Unit) {
            self.frequency = frequency
            self.period = period
            self.unit = unit
        }
    }
}

/// How a medicine is taken.
package struct Dosage: Hashable, Codable, Sendable {
    package var text: String?
    package var patientInstruction: String?
    package var timing: Timing?
    package var asNeeded: Bool
    package var route: CodeableConcept?
    /// The amount, or the least of a range.
    package var dose: Quantity?
    /// What is said besides; nil where nothing is.
    package var details: Details?
    /// The FHIR JSON that it was read from, where that says more than is read here: what is prescribed again says it too.
    package var source: String?

    package init(
        text: String? = nil, patientInstruction: String? = nil, timing: Timing? = nil, asNeeded: Bool = false,
        route: CodeableConcept? = nil, dose: Quantity? = nil, details: Details? = nil
    ) {
        self.text = text
        self.patientInstruction = patientInstruction
        self.timing = timing
        self.asNeeded = asNeeded
        self.route = route
        self.dose = dose
        self.details = details
    }

    /// What is said of a dosage that was prescribed elsewhere.
    package struct Details: Hashable, Codable, Sendable {
        /// The step among several: what has the same number is taken at the same time. FHIR's `sequence`.
        package var sequence: Int?
        /// Such as “with food”; FHIR's `additionalInstruction`.
        package var additional: [CodeableConcept]
        /// What it is needed for; FHIR's `asNeededCodeableConcept`.
        package var need: CodeableConcept?
        package var site: CodeableConcept?
        package var method: CodeableConcept?
        /// The most of a range of amounts; nil where it is one amount.
        package var greatestDose: Quantity?
        /// How fast it is given, as one reads it.
        package var rate: String?
        package var limits: [Limit]

        package init(
            sequence: Int? = nil, additional: [CodeableConcept] = [], need: CodeableConcept? = nil,
            site: CodeableConcept? = nil, method: CodeableConcept? = nil, greatestDose: Quantity? = nil,
            rate: String? = nil, limits: [Limit] = []
        ) {
            self.sequence = sequence
            self.additional = additional
            self.need = need
            self.site = site
            self.method = method
            self.greatestDose = greatestDose
            self.rate = rate
            self.limits = limits
        }
    }

    /// The most that may be taken: FHIR's `maxDosePerPeriod`, `maxDosePerAdministration` and `maxDosePerLifetime`.
    package struct Limit: Hashable, Codable, Sendable {
        package enum Scope: String, Hashable, Codable, Sendable, CaseIterable {
            case period, administration, lifetime
        }

        package var scope: Scope
        package var dose: Quantity
        /// How long the period is.
        package var period: Quantity?

        package init(_ scope: Scope, _ dose: Quantity, period: Quantity? = nil) {
            self.scope = scope
            self.dose = dose
            self.period = period
        }
    }
}

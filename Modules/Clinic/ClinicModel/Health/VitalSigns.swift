/// What was measured at one time, as it was typed.
package struct VitalSigns: Hashable, Codable, Sendable {
    package private(set) var values: [VitalSign: ExactDecimal]

    package init(_ values: [VitalSign: ExactDecimal] = [:]) {
        self.values = values
    }

    /// What was typed; empty texts were not measured. A comma is a point, too.
    ///
    /// Throws `invalid` for what is no number, and for what nobody can have.
    package init(typed texts: [VitalSign: String]) throws(ClinicError) {
        values = [:]
        for sign in VitalSign.allCases { values[sign] = try sign.value(typed: texts[sign] ?? "") }
        try check()
    }

    /// The sign that `init(typed:)` refuses; nil where it refuses none.
    package static func firstFault(in texts: [VitalSign: String]) -> VitalSign? {
        var signs = VitalSigns()
        for sign in VitalSign.allCases {
            do { signs.values[sign] = try sign.value(typed: texts[sign] ?? "") } catch { return sign }
        }
        return signs.fault?.sign
    }

    /// Throws `invalid` for what nobody can have.
    package func check() throws(ClinicError) {
        if let fault { throw fault.error }
    }

    private var fault: (sign: VitalSign, error: ClinicError)? {
        for sign in VitalSign.allCases {
            do { try values[sign].map(sign.check) } catch { return (sign, error) }
        }
        guard let systolic = values[.systolic], let diastolic = values[.diastolic] else {
            let lacking: VitalSign? =
                values[.systolic] != nil ? .diastolic : values[.diastolic] != nil ? .systolic : nil
            return lacking.map { ($0, .invalid("A blood pressure is two values: systolic and diastolic.")) }
        }
        guard diastolic.value < systolic.value else {
            return (.systolic, .invalid("The diastolic pressure has to be lower than the systolic: check both."))
        }
        return nil
    }
}

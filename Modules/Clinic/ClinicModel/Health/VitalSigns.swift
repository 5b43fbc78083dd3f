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

    /// All that `init(typed:)` refuses, by the sign that it is about; the two values of a pressure are compared only
    /// where neither is refused by itself.
    package static func faults(in texts: [VitalSign: String]) -> [VitalSign: ClinicError] {
        var signs = VitalSigns()
        var faults: [VitalSign: ClinicError] = [:]
        for sign in VitalSign.allCases {
            do throws(ClinicError) {
                guard let value = try sign.value(typed: texts[sign] ?? "") else { continue }
                signs.values[sign] = value
                try sign.check(value)
            } catch {
                faults[sign] = error
            }
        }
        if faults[.systolic] == nil, faults[.diastolic] == nil, let fault = signs.pressureFault {
            faults[fault.sign] = fault.error
        }
        return faults
    }

    /// Throws `invalid` for what nobody can have.
    package func check() throws(ClinicError) {
        if let fault { throw fault.error }
    }

    private var fault: (sign: VitalSign, error: ClinicError)? {
        for sign in VitalSign.allCases {
            do { try values[sign].map(sign.check) } catch { return (sign, error) }
        }
        return pressureFault
    }

    /// What is wrong with the two values of a pressure together.
    private var pressureFault: (sign: VitalSign, error: ClinicError)? {
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

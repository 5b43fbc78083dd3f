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

    /// The first sign whose text is refused; nil where none is.
    package static func firstFault(in texts: [VitalSign: String]) -> VitalSign? {
        var values: [VitalSign: ExactDecimal] = [:]
        for sign in VitalSign.allCases {
            do {
                values[sign] = try sign.value(typed: texts[sign] ?? "")
                try values[sign].map(sign.check)
            } catch { return sign }
        }
        guard let systolic = values[.systolic] else { return values[.diastolic] == nil ? nil : .systolic }
        guard let diastolic = values[.diastolic] else { return .diastolic }
        return diastolic.value < systolic.value ? nil : .systolic
    }

    /// Throws `invalid` for what nobody can have.
    package func check() throws(ClinicError) {
        for sign in VitalSign.allCases {
            if let value = values[sign] { try sign.check(value) }
        }
        guard let systolic = values[.systolic], let diastolic = values[.diastolic] else {
            if values[.systolic] != nil || values[.diastolic] != nil {
                throw .invalid("A blood pressure is two values: systolic and diastolic.")
            }
            return
        }
        guard diastolic.value < systolic.value else {
            throw .invalid("The diastolic pressure has to be lower than the systolic: check both.")
        }
    }
}

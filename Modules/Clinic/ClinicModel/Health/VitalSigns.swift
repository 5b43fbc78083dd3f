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
        for sign in VitalSign.allCases {
            let text = (texts[sign] ?? "").filter { !$0.isWhitespace }
            if text.isEmpty { continue }
            let digits = String(text.map { $0 == "," ? "." : $0 })
            let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
                parts.count == 1 || parts[1].count <= sign.decimals, let value = ExactDecimal(digits)
            else {
                throw sign.decimals == 0
                    ? .invalid("\(sign.words) is a whole number of \(sign.unit): “\(text)” is none.")
                    : .invalid("\(sign.words) is a number of \(sign.unit) with one decimal: “\(text)” is none.")
            }
            values[sign] = value
        }
        try check()
    }

    /// Throws `invalid` for what nobody can have.
    package func check() throws(ClinicError) {
        for sign in VitalSign.allCases {
            guard let value = values[sign] else { continue }
            guard sign.plausible.contains(value.value) else {
                let range = sign.plausible
                throw .invalid(
                    """
                    \(sign.words) of \(value.display) \(sign.unit) cannot be: it is from \
                    \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)) \(sign.unit).
                    """)
            }
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

    private static func text(_ bound: Double) -> String {
        bound == bound.rounded() ? String(Int(bound)) : String(bound)
    }
}

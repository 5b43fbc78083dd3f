extension VitalSign {
    /// What was typed, with its unit or without; nil where nothing was. A comma is a point, too. Throws `invalid` for
    /// what is no number.
    func value(typed text: String) throws(ClinicError) -> ExactDecimal? {
        let text = text.trimmed
        if text.isEmpty { return nil }
        let digits = String(withoutUnit(text).filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 })
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            parts.count == 1 || parts[1].count <= decimals, let value = ExactDecimal(digits)
        else {
            throw decimals == 0
                ? .invalid("\(words): “\(text)” is no whole number of \(unit).")
                : .invalid("\(words): “\(text)” is no number of \(unit) with one decimal at most.")
        }
        return value
    }

    private func withoutUnit(_ text: String) -> Substring {
        let typed = [unit, unitCode].first { text.lowercased().hasSuffix($0.lowercased()) }
        return text.dropLast(typed?.count ?? 0)
    }

    /// Throws `invalid` for what nobody can have.
    func check(_ value: ExactDecimal) throws(ClinicError) {
        guard !plausible.contains(value.value) else { return }
        throw .invalid(
            """
            \(words) of \(value.words) \(unit) cannot be: it is from \(Self.words(plausible.lowerBound)) to \
            \(Self.words(plausible.upperBound)) \(unit).
            """)
    }

    private static func words(_ bound: Double) -> Phrase {
        bound == bound.rounded() ? "\(Int(bound))" : ExactDecimal(String(bound))?.words ?? "\(bound)"
    }
}

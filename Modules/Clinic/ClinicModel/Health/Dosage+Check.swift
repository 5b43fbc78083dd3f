extension Dosage {
    private static let mostUnits: Double = 10_000
    /// International units are small: of some medicines one takes millions.
    private static let mostInternationalUnits: Double = 10_000_000

    /// Whether it says how much is taken, or by which way, and not only how often.
    package var saysHowMuch: Bool {
        if dose != nil || route != nil { return true }
        let words = [text.map(dose(in:)) ?? "", patientInstruction ?? ""]
        return words.contains { $0.contains { !$0.isWhitespace } }
    }

    /// Throws `invalid` for an amount that nobody takes, coded or in words.
    func checkDose() throws(ClinicError) {
        let typed = text.map(dose(in:)) ?? ""
        let most = isInInternationalUnits(typed) ? Self.mostInternationalUnits : Self.mostUnits
        let isSensible: Bool
        if let dose {
            isSensible = dose.value.map { $0.value > 0 && $0.value <= most } ?? true
        } else {
            isSensible = typed.isEmpty || Self.isAmount(typed, upTo: most)
        }
        guard isSensible else {
            let shown = typed.isEmpty ? dose?.display ?? "" : typed
            throw .invalid(
                "“\(shown)” is no dose: it is a number above 0 and at most \(Int(most)) with a unit, such as “1 tablet”."
            )
        }
    }

    /// What stands in the text before what is coded and the instructions.
    func dose(in text: String) -> String {
        let rest = Self.words(
            dose: "", route: route.flatMap(Route.init), frequency: timing.flatMap(Frequency.init),
            isAsNeeded: asNeeded, instructions: patientInstruction ?? ""
        ).description
        guard text.hasSuffix(rest) else { return text }
        var dose = text.dropLast(rest.count)
        while let last = dose.last, last.isWhitespace || last == "," { dose.removeLast() }
        return String(dose)
    }

    private func isInInternationalUnits(_ typed: String) -> Bool {
        dose?.code == "[iU]" || typed.split(whereSeparator: \.isWhitespace).contains { ["IU", "units"].contains($0) }
    }

    /// Whether words begin as an amount or a word does, and none of their numbers is beyond what is taken, such as
    /// `½ tablet`, `1-0-1` or `One a day`.
    private static func isAmount(_ words: String, upTo most: Double) -> Bool {
        guard let first = words.first, first.isLetter || first.isNumber else { return false }
        // A number has a unit or says when, and is written out.
        guard words.contains(where: { $0.isLetter || "-–/".contains($0) }),
            words.firstMatch(of: /[0-9][eE][-+]?[0-9]/) == nil
        else { return false }
        return words.matches(of: /[0-9]+(?:[.,][0-9]+)*/).allSatisfy { number in
            ExactDecimal(typed: String(number.output)).map { $0.value <= most } ?? true
        }
    }
}

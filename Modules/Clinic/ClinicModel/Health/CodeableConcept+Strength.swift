extension CodeableConcept {
    /// Whether a medicine's name has a number, which would say its strength.
    package var saysStrength: Bool { display.contains(where: \.isNumber) }

    /// Whether a medicine's name has a number that stands by itself, as in `Ramipril 10`, and none with a unit.
    package var lacksUnit: Bool {
        let words = display.split(whereSeparator: \.isWhitespace)
        var lacks = false
        for (index, word) in words.enumerated() where word.first?.isNumber == true {
            let written = word.drop { $0.isNumber || ".,/-–+".contains($0) }
            let next = words.dropFirst(index + 1).first
            if !written.isEmpty || next.map(Self.isUnit) == true { return false }
            lacks = true
        }
        return lacks
    }

    private static let units: Set<String> = [
        "kg", "g", "mg", "µg", "μg", "ug", "mcg", "ng", "l", "dl", "ml", "µl", "μl", "%", "‰", "iu", "i.u.", "ie",
        "i.e.", "u", "e", "unit", "units", "einheit", "einheiten", "million", "mio", "mio.", "mmol", "mol", "meq",
        "mval", "mbq", "gram", "grams", "gramm", "milligram", "milligrams", "milligramm", "microgram", "micrograms",
        "mikrogramm", "percent", "prozent",
    ]

    /// Such as `mg`, `mg,` or `mg/mL`.
    private static func isUnit(_ word: Substring) -> Bool {
        let unit = word.prefix { !"/,;)".contains($0) }.lowercased()
        return units.contains(unit)
    }
}

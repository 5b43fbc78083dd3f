extension PrescriptionDraft {
    private static let longestName = 200
    private static let longestDosage = 1000
    private static let mostDays = 366
    private static let mostRepeats = 12

    /// Throws `invalid` for what no pharmacy could give out.
    func check() throws(ClinicError) {
        let name = medication.display
        guard !name.allSatisfy(\.isWhitespace) else { throw .invalid("A prescription needs the name of a medicine.") }
        guard name.count <= Self.longestName else {
            throw .invalid("The medicine’s name is longer than \(Self.longestName) characters.")
        }
        guard dosage.saysHowMuch else {
            throw .invalid("A prescription says how much is taken, or how.")
        }
        guard (dosage.text?.count ?? 0) <= Self.longestDosage else {
            throw .invalid("The dosage is longer than \(Self.longestDosage) characters.")
        }
        try dosage.checkDose()
        if let days, !(1...Self.mostDays).contains(days) {
            throw .invalid("A supply lasts from 1 to \(Self.mostDays) days.")
        }
        if let repeats, !(0...Self.mostRepeats).contains(repeats) {
            throw .invalid("A prescription has from 0 to \(Self.mostRepeats) repeats.")
        }
        guard dosage.saysHowOften else {
            throw .invalid("A prescription says how often: choose it, or write it in the instructions.")
        }
        try note?.checkAsNote()
    }
}

extension String {
    /// Throws `invalid` for a note that is too long to be one.
    func checkAsNote() throws(ClinicError) {
        if count > 2000 { throw .invalid("The note is longer than 2000 characters.") }
    }

    /// A reason without what is around it. Throws `invalid` where it says nothing.
    func checkedReason(to doWhat: Phrase) throws(ClinicError) -> String {
        var words = self[...]
        while words.first?.isWhitespace == true { words.removeFirst() }
        while words.last?.isWhitespace == true { words.removeLast() }
        guard !words.isEmpty else { throw .invalid("To \(doWhat), a reason is needed.") }
        guard words.count <= 500 else { throw .invalid("The reason is longer than 500 characters.") }
        return String(words)
    }
}

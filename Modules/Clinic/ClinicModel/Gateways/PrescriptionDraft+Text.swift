extension PrescriptionDraft {
    /// What is prescribed and to whom, in one sentence.
    package func words(for patientName: String) -> Phrase {
        let parts: [Phrase?] = [
            medication.words, dosage.words?.withoutFullStop,
            days.map { $0 == 1 ? "for one day" : "for \($0) days" },
            repeats.flatMap { $0 == 0 ? nil : $0 == 1 ? "one repeat" : "\($0) repeats" },
        ]
        let said = parts.compactMap(\.self).filter { !$0.isEmpty }
        return "For \(patientName): \(Phrase(joining: said, by: ", "))."
    }
}

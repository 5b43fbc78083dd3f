import ClinicModel
import Foundation

/// What is typed of a prescription.
package struct PrescribeForm: Hashable, Sendable {
    package var medicine = "" {
        didSet { if medicine != oldValue { reasons = [:] } }
    }
    package var dose = ""
    package var frequency: Dosage.Frequency?
    package var route: Dosage.Route?
    package var isAsNeeded = false
    package var instructions = ""
    package var days = ""
    package var repeats = 0
    package var note = ""
    /// Why it is prescribed in spite of each ``DetectedIssue``, by the id.
    package var reasons: [String: String] = [:]

    package init() {}

    package var medication: CodeableConcept {
        CodeableConcept(text: medicine.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// What it comes to. Throws `invalid` for what is no number, and for one word as the dose, such as `two`, which does not
    /// say how often.
    package func draft(in encounter: Encounter.ID?) throws(ClinicError) -> PrescriptionDraft {
        let days = days.trimmingCharacters(in: .whitespaces)
        let number = Int(days)
        if number == nil, !days.isEmpty { throw .invalid("“\(days)” is no number of days.") }
        let isOneWord = !dose.isEmpty && dose.trimmingCharacters(in: .whitespaces).allSatisfy(\.isLetter)
        if isOneWord, frequency == nil, !isAsNeeded, instructions.allSatisfy(\.isWhitespace) {
            throw .invalid("A prescription says how often: choose it, or write it in the instructions.")
        }
        return PrescriptionDraft(
            medication: medication,
            dosage: Dosage(
                dose: dose, frequency: frequency, route: route, isAsNeeded: isAsNeeded, instructions: instructions),
            days: number, repeats: repeats, note: note, encounter: encounter, reasons: reasons)
    }
}

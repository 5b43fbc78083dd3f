import ClinicModel
import Foundation
import SharedScenes

/// What is typed of a prescription.
package struct PrescribeForm: Hashable, Sendable {
    package var medicine = "" {
        didSet { if medicine != oldValue { reasons = [:] } }
    }
    /// Where the name is without it.
    package var strength = ""
    package var dose = ""
    package var frequency: Dosage.Frequency?
    package var route: Dosage.Route?
    package var isAsNeeded = false
    package var instructions = ""
    package var days = ""
    package var repeats = 0
    package var note = ""
    /// Why it is prescribed in spite of each ``DetectedIssue``, by the issue's id.
    package var reasons: [String: String] = [:]
    /// The medicine as it was prescribed before, which keeps its codes as long as it keeps its name.
    private var known: CodeableConcept?
    /// The dose of that as it is said in the user's language, and as it was prescribed.
    private var knownDose: KnownDose?

    private struct KnownDose: Hashable {
        let shown: String
        let meant: String
    }

    package init() {}

    /// What a prescription says, to be written anew. A dosage that says more than the fields can stands in the
    /// instructions.
    package init(of request: MedicationRequest) {
        known = request.medication
        medicine = request.medication?.words.localized ?? ""
        if request.dosages.count == 1, let choices = request.dosages.first?.choices {
            dose = choices.doseWords?.localized ?? ""
            knownDose = KnownDose(shown: dose, meant: choices.dose)
            frequency = choices.frequency
            route = choices.route
            isAsNeeded = choices.isAsNeeded
            instructions = choices.instructions
        } else {
            instructions = request.dosageWords.localized
        }
        if let length = request.dispense?.supplyDuration?.days, length == length.rounded(), length < 10_000 {
            days = "\(Int(length))"
        }
        repeats = min(max(request.dispense?.repeats ?? 0, 0), PrescribeUIModel.repeats.last ?? 0)
        note = request.note ?? ""
    }

    /// The medicine with its strength.
    package var medication: CodeableConcept {
        let name = medicine.trimmed
        let strength = asksForStrength ? strength.trimmed : ""
        let words = strength.isEmpty ? name : "\(name) \(strength)"
        if let known, known.words.localized == words { return known }
        return CodeableConcept(text: words)
    }

    /// Whether the medicine's name is without a number, which would say its strength.
    package var asksForStrength: Bool {
        medicine.contains { !$0.isWhitespace } && !medicine.contains(where: \.isNumber)
    }

    /// What it comes to as far as it is typed.
    package func outline(
        in encounter: Encounter.ID?, replacing replacement: PrescriptionDraft.Replacement? = nil
    ) -> PrescriptionDraft {
        PrescriptionDraft(
            medication: medication,
            dosage: Dosage(
                dose: knownDose.flatMap { $0.shown == dose ? $0.meant : nil } ?? dose, frequency: frequency,
                route: route, isAsNeeded: isAsNeeded, instructions: instructions),
            days: daysCount, repeats: repeats, note: note, encounter: encounter,
            reasons: reasons, replacement: replacement)
    }

    /// The days that it lasts; nil where nothing or no number is typed.
    package var daysCount: Int? { Int(days.trimmingCharacters(in: .whitespaces)) }

    /// Whether something is typed as the days that it lasts and is no number of them.
    package var hasWrongDays: Bool { daysCount == nil && days.contains { !$0.isWhitespace } }

    /// What it comes to. Throws `invalid` for what is no number, and for one word as the dose, such as `two`, which does not
    /// say how often.
    package func draft(
        in encounter: Encounter.ID?, replacing replacement: PrescriptionDraft.Replacement? = nil
    ) throws(ClinicError) -> PrescriptionDraft {
        if hasWrongDays {
            throw .invalid("“\(days.trimmingCharacters(in: .whitespaces))” is no number of days.")
        }
        if isOneWord {
            throw .invalid("A prescription says how often: choose it, or write it in the instructions.")
        }
        return outline(in: encounter, replacing: replacement)
    }

    /// The first field that keeps it from being prescribed.
    ///
    /// - Parameter issues: What speaks against the medicine.
    package func firstFault(with issues: [DetectedIssue]) -> Field? {
        if medication.display.isEmpty { return .medicine }
        if hasWrongDays { return .days }
        let dosage = outline(in: nil).dosage
        if !dosage.saysHowMuch { return .dose }
        if isOneWord || !dosage.saysHowOften { return .instructions }
        if let days = daysCount, !(1...366).contains(days) { return .days }
        return issues.first { $0.needsReason && (reasons[$0.id] ?? "").allSatisfy(\.isWhitespace) }.map {
            .reason($0.id)
        }
    }

    /// Something that is typed.
    package enum Field: Hashable, Sendable {
        case medicine, dose, instructions, days
        /// Why it is prescribed in spite of a ``DetectedIssue``.
        case reason(String)
    }

    /// Whether all that is said of the dosage is one word.
    private var isOneWord: Bool {
        !dose.isEmpty && dose.trimmingCharacters(in: .whitespaces).allSatisfy(\.isLetter) && frequency == nil
            && !isAsNeeded && instructions.allSatisfy(\.isWhitespace)
    }

    /// What is not said of the prescription, and need not be.
    package var missing: [Missing] {
        let isWritten = instructions.contains { !$0.isWhitespace }
        let written = "\(dose) \(instructions)"
        let saysNoDose = dose.allSatisfy(\.isWhitespace) && !isWritten
        let saysNoRoute = route == nil && !Dosage.saysRoute(written) { $0.localized }
        let saysNoLength = daysCount == nil && !Dosage.saysLength(written)
        let isMissing: [(Missing, Bool)] = [
            (.strength, !medication.saysStrength), (.unit, medication.lacksUnit),
            (.dose, saysNoDose && !needed.contains(.dose)),
            (isWritten ? .chosenRoute : .route, saysNoRoute), (isWritten ? .numberOfDays : .days, saysNoLength),
        ]
        return isMissing.filter(\.1).map(\.0)
    }

    /// Something that a prescription may say.
    package enum Missing: Hashable, Sendable {
        case strength, dose, route, days
        /// That of a strength which is a number alone.
        case unit
        /// What instructions may say in words that are not known.
        case chosenRoute, numberOfDays
    }

    /// What is not said of the dosage, and has to be before it is prescribed.
    package var needed: Set<Needed> {
        let dosage = outline(in: nil).dosage
        let isNeeded: [(Needed, Bool)] = [
            (.dose, !dosage.saysHowMuch), (.frequency, isOneWord || !dosage.saysHowOften),
        ]
        return Set(isNeeded.filter(\.1).map(\.0))
    }

    /// Something that a prescription says.
    package enum Needed: Hashable, Sendable {
        case dose, frequency
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram

/// `prescribe WHOM MEDICINE --dose …`.
package struct PrescribeCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "prescribe", abstract: "Prescribe a medicine to a patient of yours.",
            discussion: """
                How often: \(names(of: Dosage.Frequency.self)). Routes: \(names(of: Dosage.Route.self)). What speaks \
                against the medicine refuses it, unless --despite says why it is prescribed all the same; so does a name \
                of which it is not known what is in it, where the patient has allergies, unless you say --compared.
                """)
    }

    private static func names<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    @Argument(help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @Argument(help: "The medicine, such as “Ramipril 5 mg tablet”.")
    package var medicine: String

    @Option(help: ArgumentHelp("How much, such as “1 tablet”.", valueName: "dose"))
    package var dose = ""

    @Option(help: ArgumentHelp("How often.", valueName: "how-often"))
    package var howOften: Dosage.Frequency?

    @Option(help: "By which way.")
    package var route: Dosage.Route?

    @Flag(help: "Only as needed.")
    package var asNeeded = false

    @Option(help: ArgumentHelp("How it is taken, in words.", valueName: "text"))
    package var instructions = ""

    @Option(help: "How many days it lasts.")
    package var days: Int?

    @Option(help: "How often it may be given out again.")
    package var repeats: Int?

    @Option(help: ArgumentHelp("What else there is to say.", valueName: "text"))
    package var note: String?

    @Option(help: ArgumentHelp("Why, in spite of what speaks against it.", valueName: "text"))
    package var despite: String?

    @Flag(help: "You have compared it with the allergies yourself.")
    package var compared = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let owner = try await visit.patient(named: patient)
        let prescriptions = visit.gateways.prescriptions
        var draft = PrescriptionDraft(
            medication: CodeableConcept(text: medicine),
            dosage: Dosage(
                dose: dose, frequency: howOften, route: route, isAsNeeded: asNeeded, instructions: instructions),
            days: days, repeats: repeats, note: note)
        let issues = try await prescriptions.issues(with: draft.medication, for: owner)
        draft.reasons = try issues.reasons(despite)
        if !compared, !issues.contains(where: { $0.kind == .allergy }) {
            let allergies = try await visit.gateways.records.record(of: owner, access: .refresh).allergies
            try draft.medication.check(with: allergies.filter(\.isActive))
        }
        let id = try await prescriptions.prescribe(draft, for: owner)
        return NoteAnswer(
            "Prescribed: \(id).", warnings: issues.warnings + draft.medication.doubts,
            facts: ["prescription": id.rawValue, "patient": owner.rawValue])
    }
}

/// `stop ID --reason TEXT` and `stop MEDICINE --for WHOM --reason TEXT`.
package struct StopCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "stop", abstract: "Stop a medicine; a refill of it that is asked for is declined.")
    }

    package static var listing: ListingCommand? { .prescriptions }

    @Argument(
        help: """
            The ID of the prescription, as “prescriptions” lists it; or with --for the beginning of it, or the name of \
            the medicine.
            """)
    package var id: MedicationRequest.ID

    @Option(name: .customLong("for"), help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String?

    @Option(help: ArgumentHelp("Why.", valueName: "text"))
    package var reason: String

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let prescription = try await prescription(visit)
        do {
            try await visit.gateways.prescriptions.stop(prescription, reason: reason)
        } catch let error as ClinicError {
            guard case .notFound = error, patient == nil else { throw error }
            throw ProgramError(
                clinic: error, advice: "Name the patient with --for, and the name of the medicine will do.")
        }
        return NoteAnswer("Stopped.", facts: ["prescription": prescription.rawValue])
    }

    private func prescription(_ visit: CommandVisit<App>) async throws -> MedicationRequest.ID {
        guard let patient else { return id }
        return try await visit.prescriptions(of: visit.patient(named: patient)).meant(by: id)
    }
}

extension CodeableConcept {
    /// Throws where nobody but who prescribes can compare it with the allergies.
    func check(with allergies: [AllergyIntolerance]) throws {
        guard isLeftToCompare(with: allergies) else { return }
        throw ProgramError(
            .badData, "it is not known what is in “\(display)”, and the patient has allergies",
            advice: "compare them, and say --compared")
    }
}

extension CodeableConcept {
    /// What a medicine's name leaves open of its strength.
    fileprivate var doubts: [Phrase] {
        guard saysStrength else { return ["“\(display)” has no strength, such as 500 mg."] }
        return lacksUnit ? ["“\(display)” has no unit, such as mg."] : []
    }
}

extension Dosage.Frequency: ExpressibleByArgument {}
extension Dosage.Route: ExpressibleByArgument {}

import ArgumentParser
import ClinicModel
import ClinicProgram

/// `allergy add WHOM SUBSTANCE` and `allergy in-error WHOM ID`.
package struct AllergyCommand<App: ClinicApp>: ParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "allergy", abstract: "Note an allergy of a patient of yours, or take one back.",
            subcommands: [AddAllergyCommand<App>.self, AllergyInErrorCommand<App>.self])
    }

    package init() {}
}

package struct AddAllergyCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add", abstract: "Note an allergy; what is prescribed is compared with it.",
            discussion: """
                Criticality: \(names(of: AllergyIntolerance.Criticality.self)). \
                Types: \(names(of: AllergyIntolerance.Kind.self)). A substance of which it is not known what it is \
                refuses it, unless you say --confirmed; medicines are compared with it by its name alone.
                """)
    }

    private static func names<Choice: RawRepresentable<String> & CaseIterable>(of type: Choice.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    @Argument(help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @Argument(help: "What must not be given, such as penicillin.")
    package var substance: String

    @Option(help: ArgumentHelp("What happened, such as hives.", valueName: "text"))
    package var reaction: String?

    @Option(help: "How bad it could be the next time.")
    package var criticality: AllergyIntolerance.Criticality?

    @Option(help: "How it comes about.")
    package var type = AllergyIntolerance.Kind.allergy

    @Flag(help: "The substance is written so, whether or not it is known.")
    package var confirmed = false

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let owner = try await visit.patient(named: patient)
        let draft = AllergyDraft(
            substance: CodeableConcept(text: substance), type: type, criticality: criticality, reaction: reaction)
        if !confirmed { try await visit.gateways.prescriptions.medicines().check(draft.substance) }
        let id = try await visit.gateways.records.addAllergy(draft, to: owner)
        let record = try await visit.gateways.records.record(of: owner, access: .refresh)
        let taken = record.medication.filter(\.isActive).compactMap(\.medication).filter {
            draft.issue(with: $0) != nil
        }
        return NoteAnswer(
            "The allergy is noted: \(id).",
            warnings: taken.map { "\($0.words) is taken now: see “prescriptions \(owner)”, and stop it with “stop”." },
            facts: ["allergy": id.rawValue, "patient": owner.rawValue])
    }
}

package struct AllergyInErrorCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "in-error", abstract: "Take back an allergy that was entered in error.")
    }

    package static var listing: ListingCommand? { .record }

    @Argument(help: ArgumentHelp("The patient: a name, or an ID.", valueName: "whom"))
    package var patient: String

    @Argument(help: "The allergy's ID, as “record --json” lists it.")
    package var id: AllergyIntolerance.ID

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let owner = try await visit.patient(named: patient)
        try await visit.gateways.records.markAllergyInError(id, of: owner)
        return NoteAnswer("The allergy is taken back.", facts: ["allergy": id.rawValue, "patient": owner.rawValue])
    }
}

extension MedicineNames {
    /// Throws for the name of an allergy of which it is not known what it is to.
    fileprivate func check(_ substance: CodeableConcept) throws {
        let name = substance.display
        guard name.contains(where: { !$0.isWhitespace }), !knows(substance: substance) else { return }
        let advice: Phrase =
            if let meant = substances(near: name).first {
                "write \(meant) if you mean that, else say --confirmed"
            } else {
                "check its name, and say --confirmed"
            }
        throw ProgramError(
            .badData, "it is not known what “\(name)” is: medicines are compared with it by its name alone",
            advice: advice)
    }
}

extension AllergyIntolerance.Criticality: ExpressibleByArgument {}
extension AllergyIntolerance.Kind: ExpressibleByArgument {}

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
                Types: \(names(of: AllergyIntolerance.Kind.self)).
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

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> NoteAnswer {
        let owner = try await visit.gateways.people.patient(named: patient)
        let draft = AllergyDraft(
            substance: CodeableConcept(text: substance), type: type, criticality: criticality, reaction: reaction)
        let id = try await visit.gateways.records.addAllergy(draft, to: owner)
        return NoteAnswer("The allergy is noted: \(id).", facts: ["allergy": id.rawValue, "patient": owner.rawValue])
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
        let owner = try await visit.gateways.people.patient(named: patient)
        try await visit.gateways.records.markAllergyInError(id, of: owner)
        return NoteAnswer("The allergy is taken back.", facts: ["allergy": id.rawValue, "patient": owner.rawValue])
    }
}

extension AllergyIntolerance.Criticality: ExpressibleByArgument {}
extension AllergyIntolerance.Kind: ExpressibleByArgument {}

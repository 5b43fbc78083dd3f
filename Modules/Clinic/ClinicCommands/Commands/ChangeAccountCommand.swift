import ArgumentParser
import ClinicModel
import ClinicProgram

/// `account change`: what is not said stays; an empty text takes away.
package struct ChangeAccountCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "change", abstract: "Change how the clinic reaches you.",
            discussion: "What is not said stays as it is; \"\" takes it away. Name and birth date are the clinic's.")
    }

    @Option(help: "A telephone number.") package var phone: String?
    @Option(help: "An e-mail address.") package var email: String?
    @Option(help: "Street and number.") package var street: String?
    @Option(help: "Postal code.") package var postalCode: String?
    @Option(help: "City.") package var city: String?
    @Option(help: "State.") package var state: String?
    @Option(help: "Country.") package var country: String?
    @Option(help: ArgumentHelp("A language's code, such as de.", valueName: "code")) package var language: String?
    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func validate() throws {
        let said = [phone, email, street, postalCode, city, state, country, language].compactMap(\.self)
        guard !said.isEmpty else {
            throw ValidationError(saying: "say what to change, such as --phone \"+41 00 000 00 00\"")
        }
    }

    package func answer(_ visit: CommandVisit<App>) async throws -> ProfileAnswer {
        let accounts = visit.gateways.accounts
        let profile = try await accounts.profile()
        let shown = if case .patient(let patient) = profile.person { patient.demographics } else { Demographics() }
        var wanted = shown
        wanted.phone = phone ?? shown.phone
        wanted.email = email ?? shown.email
        wanted.street = street ?? shown.street
        wanted.postalCode = postalCode ?? shown.postalCode
        wanted.city = city ?? shown.city
        wanted.state = state ?? shown.state
        wanted.country = country ?? shown.country
        wanted.language = language ?? shown.language
        let changed = try await accounts.changeDemographics(from: shown, to: wanted)
        // It is changed, whether or not the program can remember it for its screens.
        let choices = ChoicesFile(program: App.name, database: visit.clinic.place, in: StateFolder())
        try? choices.keepLanguage(of: changed)
        return ProfileAnswer(changed)
    }
}

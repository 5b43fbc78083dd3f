import ArgumentParser
import ClinicModel
import ClinicProgram
import SharedScenes

/// `open`, the command when none is named: shows the scenes.
package struct OpenCommand<App: ClinicApp>: ParsableCommand, Sendable {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "open", abstract: "Open the screens, at a path or at Home.",
            discussion: "Without --as you sign in on the first screen.")
    }

    @Argument(help: "A path such as /appointments/42, or a link such as caduceus://appointments/42.")
    package var path: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var front: FrontOptions

    @Flag(help: "Go on at the screen that you left.")
    package var resume = false

    package init() {}

    package func validate() throws {
        if let path, !path.hasPrefix("/"), !path.hasPrefix("caduceus://") {
            throw ValidationError(
                "“\(path)” is neither a command nor a path, which begins with / or caduceus://")
        }
    }

    package func prepare(_ program: Program) async throws -> SceneOpening<App> {
        let clinic = try await OpenClinic.open(clinic, for: program, role: App.role)
        let identification = Identification(
            program: App.name, role: App.role, clinic: clinic, options: self.clinic)
        return SceneOpening(
            clinic: clinic,
            session: self.clinic.namesUser ? try await identification.identify().session : nil,
            parameters: RootParameters(link: path, resumes: resume))
    }
}

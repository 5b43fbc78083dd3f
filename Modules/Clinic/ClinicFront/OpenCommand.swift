import ArgumentParser
import ClinicModel
import ClinicProgram
import Foundation
import SharedScenes
import TextUI

/// `open`, the command when none is named: shows the scenes. It takes where to begin, which clinic, who, and on what
/// front. Other commands may take the same as their options.
package struct OpenCommand: ParsableCommand, Sendable {
    package static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the screens, at a path or at Home.",
        discussion: "Without --as you sign in on the first screen.")

    @Argument(help: "A path such as /appointments/42, or a link such as caduceus://appointments/42.")
    package var path: String?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var front: FrontOptions

    @Flag(help: "Go on at the screen that you left.")
    package var resume = false

    @Option(
        help: ArgumentHelp(
            "Lock the screen after so many minutes without input; 90s is in seconds, never turns it off. "
                + "Otherwise \(LockDelay.variable), else 10.",
            valueName: "minutes"))
    package var lockAfter: LockDelay?

    package init() {}

    package func validate() throws {
        if let path, !DeepLink.isLink(path) {
            throw ValidationError(
                saying: "“\(path)” is neither a command nor a path, which begins with / or caduceus://")
        }
    }

    /// Shows `scenes` until the user leaves.
    @MainActor
    package func show<Side: Audience, Scenes: View>(
        to audience: Side.Type, of program: Program,
        scenes: @escaping @MainActor (SceneOpening<Side>) -> Scenes
    ) -> Never {
        do {
            var configuration = try front.configuration()
            let lockDelay = try LockDelay.chosen(option: lockAfter).duration
            let opening = try waiting { try await prepare(audience, of: program, lockDelay: lockDelay) }
            if let locale = opening.chosenLocale {
                configuration.locale = locale
                ProgramLanguage.take(locale)
            }
            let clock = opening.clinic.clock
            TextFront.run(configuration) { scenes(opening).environment(\.now, { clock.now }) }
        } catch {
            Foundation.exit(program.report(error).rawValue)
        }
    }

    private func prepare<Side: Audience>(
        _ audience: Side.Type, of program: Program, lockDelay: Duration?
    ) async throws -> SceneOpening<Side> {
        if resume { try StateFolder().make() }
        let clinic = try await OpenClinic.open(clinic, for: program, role: Side.role)
        program.arrangeFarewell(to: clinic)
        let identification = Identification(
            program: Side.program, role: Side.role, clinic: clinic, options: self.clinic)
        return try await SceneOpening(
            clinic: clinic, session: self.clinic.namesUser ? identification.identify() : nil,
            parameters: RootParameters(link: path, resumes: resume, lockDelay: lockDelay),
            findsLanguage: front.locale == nil)
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram

/// `sign-out`: ends the session that `sign-in` began.
package struct SignOutCommand<App: ClinicApp>: ClinicCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "sign-out", abstract: "End the session that sign-in began.")
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func run(in clinic: OpenClinic) async throws {
        let file = identification(in: clinic).file
        guard let kept = file.read(for: nil, now: clinic.clock.systemNow) else {
            try file.remove()
            try output.say(NoteAnswer("Nobody was signed in.", facts: [:]))
            return
        }
        try await clinic.end(kept, role: App.role)
        try file.remove()
        try output.say(NoteAnswer("Signed out \(kept.userName).", facts: ["user": kept.userName]))
    }
}

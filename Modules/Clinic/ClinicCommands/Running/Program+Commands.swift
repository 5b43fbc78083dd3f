import ArgumentParser
import ClinicProgram
import Dispatch
import Foundation

extension Program {
    /// Does what a command of `root` says, and ends.
    @MainActor
    package func finish<Root: ParsableCommand>(_ command: any ParsableCommand, of root: Root.Type) -> Never {
        if let command = command as? any ClinicCommand { finish(command) }
        // What is left answers a question, such as one for help.
        var question = command
        do {
            try question.run()
            exit(ExitStatus.success.rawValue)
        } catch {
            end(parsing: root, error)
        }
    }

    private func finish<Command: ClinicCommand>(_ command: Command) -> Never {
        Task.detached {
            let status = await status {
                let clinic = try await OpenClinic.open(command.clinic, for: self, role: Command.App.role)
                arrangeFarewell(to: clinic)
                do {
                    try await command.run(in: clinic)
                } catch {
                    // The first failure is the one to report.
                    _ = try? await leave(clinic)
                    throw error
                }
                try await leave(clinic)
            }
            exit(status.rawValue)
        }
        dispatchMain()
    }
}

import ArgumentParser
import ClinicModel
import ClinicProgram
import Dispatch
import Foundation

extension ClinicApp {
    /// Does what the command line asks for.
    @MainActor
    package static func run<Root: ParsableCommand>(_ root: Root.Type) -> Never {
        CoreDump.forbid()
        let program = Program(name)
        switch program.command(root) {
        case let open as OpenCommand<Self>: open.options.show(to: Side.self, of: program) { scenes($0) }
        case let command as any ClinicCommand: finish(command, program)
        case var question:
            do {
                try question.run()
                exit(ExitStatus.success.rawValue)
            } catch {
                program.end(parsing: root, error)
            }
        }
    }

    private static func finish(_ command: any ClinicCommand, _ program: Program) -> Never {
        Task.detached {
            let status = await program.status {
                let clinic = try await OpenClinic.open(command.clinic, for: program, role: role)
                program.arrangeFarewell(to: clinic)
                do {
                    try await command.run(in: clinic)
                } catch {
                    // The first failure is the one to report.
                    _ = try? await program.leave(clinic)
                    throw error
                }
                try await program.leave(clinic)
            }
            exit(status.rawValue)
        }
        dispatchMain()
    }
}

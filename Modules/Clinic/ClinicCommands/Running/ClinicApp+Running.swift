import ArgumentParser
import ClinicModel
import ClinicProgram
import Dispatch
import Foundation
import TextUI

extension ClinicApp {
    /// Does what the command line asks for.
    @MainActor
    package static func run<Root: ParsableCommand>(_ root: Root.Type) -> Never {
        let program = Program(name)
        switch program.command(root) {
        case let open as OpenCommand<Self>: show(open, program)
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

    @MainActor
    private static func show(_ open: OpenCommand<Self>, _ program: Program) -> Never {
        do {
            let configuration = try open.front.configuration()
            let opening = try waiting { try await open.prepare(program) }
            TextFront.run(configuration) { scenes(opening) }
        } catch {
            exit(program.report(error).rawValue)
        }
    }

    private static func finish(_ command: any ClinicCommand, _ program: Program) -> Never {
        Task.detached {
            let status = await program.status {
                try await command.run(in: OpenClinic.open(command.clinic, for: program, role: role))
            }
            exit(status.rawValue)
        }
        dispatchMain()
    }
}

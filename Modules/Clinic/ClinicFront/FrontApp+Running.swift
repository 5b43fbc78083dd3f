import ArgumentParser
import ClinicCommands
import ClinicProgram
import Foundation

extension FrontApp {
    /// Does what the command line asks for.
    @MainActor
    package static func run<Root: ParsableCommand>(_ root: Root.Type) -> Never {
        CoreDump.forbid()
        ProgramMemory.share()
        ProgramLanguage.take(from: Array(CommandLine.arguments.dropFirst()))
        let program = Program(name)
        let command = program.command(root)
        if let open = command as? OpenCommand {
            open.show(to: Side.self, of: program) { scenes($0) }
        }
        if let identifier = (command as? any ClinicCommand)?.output.locale {
            do {
                _ = try FrontOptions.locale(named: identifier)
            } catch {
                Foundation.exit(program.report(error).rawValue)
            }
        }
        program.finish(command, of: root)
    }
}

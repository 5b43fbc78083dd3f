import ArgumentParser
import ClinicCommands
import ClinicProgram

extension FrontApp {
    /// Does what the command line asks for.
    @MainActor
    package static func run<Root: ParsableCommand>(_ root: Root.Type) -> Never {
        CoreDump.forbid()
        ProgramLanguage.take(from: Array(CommandLine.arguments.dropFirst()))
        let program = Program(name)
        let command = program.command(root)
        if let open = command as? OpenCommand {
            open.show(to: Side.self, of: program) { scenes($0) }
        }
        program.finish(command, of: root)
    }
}

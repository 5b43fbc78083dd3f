import ArgumentParser
import ClinicModel
import Foundation

extension Program {
    /// The command that the arguments say. When they say none, or only ask for help, this answers and ends.
    package func command<Root: ParsableCommand>(
        _ root: Root.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> any ParsableCommand {
        do {
            return try root.parseAsRoot(arguments)
        } catch {
            end(parsing: root, error)
        }
    }

    /// Answers what ArgumentParser throws: help and the like on stdout, a mistake in one line on stderr.
    package func end<Root: ParsableCommand>(parsing root: Root.Type, _ error: any Error) -> Never {
        let whole = root.fullMessage(for: error)
        guard !root.exitCode(for: error).isSuccess else {
            print(whole)
            Foundation.exit(ExitStatus.success.rawValue)
        }
        let help = whole.firstMatch(of: /See '(.+)' for more information/)?.1 ?? "\(name) --help"
        let status = report(
            ProgramError(
                .usage, verbatim: root.message(for: error), advice: ("see: \(String(help))" as Phrase).said))
        Foundation.exit(status.rawValue)
    }
}

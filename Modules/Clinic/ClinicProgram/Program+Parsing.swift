import ArgumentParser
import ClinicModel
import Foundation

extension Program {
    /// The command that the arguments say. When they say none, or only ask for help, this answers and ends.
    package func command<Root: ParsableCommand>(
        _ root: Root.Type, arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> any ParsableCommand {
        if let command = named(by: arguments, in: root) { return command }
        do {
            return try root.parseAsRoot(arguments)
        } catch {
            end(parsing: root, error, unknown: unknownOption(in: arguments, of: root))
        }
    }

    /// The first option that the command does not have. What else is wrong is often so because of it, and
    /// ArgumentParser looks at that first.
    private func unknownOption<Root: ParsableCommand>(in arguments: [String], of root: Root.Type) -> String? {
        let arguments = arguments.prefix { $0 != "--" }
        var path: [any ParsableCommand.Type] = [root]
        for argument in arguments {
            let next = path.last?.configuration.subcommands.first { $0.configuration.commandName == argument }
            if let next { path.append(next) }
        }
        if let usual = path.last?.configuration.defaultSubcommand { path.append(usual) }
        let help = path.map { root.helpMessage(for: $0, includeHidden: true, columns: 10_000) }
        let known = Set(help.flatMap { $0.matches(of: /--[a-z][a-z-]*/).map(\.output) })
        return arguments.lazy.compactMap { $0.prefixMatch(of: /--[a-z][a-z-]*/)?.output }
            .first { !known.contains($0) }.map(String.init)
    }

    /// The command whose name comes first, or the one that goes without a name, if all that follows suits it. By way of
    /// its root ArgumentParser looks at every other command, too; who asks for help or has made a mistake is told by that.
    private func named<Root: ParsableCommand>(
        by arguments: [String], in root: Root.Type
    ) -> (any ParsableCommand)? {
        let configuration = root.configuration
        let name = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        let named =
            name.map { name in configuration.subcommands.first { $0.configuration.commandName == name } }
            ?? configuration.defaultSubcommand
        let rest = Array(arguments.dropFirst(name == nil ? 0 : 1))
        guard let named, rest != ["--version"], let command = try? named.parseAsRoot(rest), type(of: command) == named
        else { return nil }
        return command
    }

    /// Answers what ArgumentParser throws: help and the like on stdout, a mistake in one line on stderr.
    ///
    /// - Parameter unknown: An option that there is none of, which is said before any other mistake.
    package func end<Root: ParsableCommand>(
        parsing root: Root.Type, _ error: any Error, unknown: @autoclosure () -> String? = nil
    ) -> Never {
        let whole = root.fullMessage(for: error)
        guard !root.exitCode(for: error).isSuccess else {
            print(whole)
            Foundation.exit(ExitStatus.success.rawValue)
        }
        let help = whole.firstMatch(of: /See '(.+)' for more information/)?.1 ?? "\(name) --help"
        let message = root.message(for: error)
        let isOfOption = message.hasPrefix("Unknown option")
        let unknown = isOfOption ? nil : unknown().map { ("Unknown option '\($0)'" as Phrase).said }
        let status = report(
            ProgramError(
                .usage, verbatim: unknown ?? message, advice: ("see: \(String(help))" as Phrase).said))
        Foundation.exit(status.rawValue)
    }
}

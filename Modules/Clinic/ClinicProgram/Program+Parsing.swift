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
            end(
                parsing: root, error, unknown: unknownOption(in: arguments, of: root),
                advice: adviceOnCommand(in: arguments, of: root))
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

    /// What to do where the first word is no command's name; nil where it is one's, or may be a path.
    private func adviceOnCommand<Root: ParsableCommand>(in arguments: [String], of root: Root.Type) -> Phrase? {
        let names = root.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard let word = arguments.first, !names.isEmpty, !names.contains(word), word != "help",
            !word.hasPrefix("-"), !word.contains(where: { "/:".contains($0) })
        else { return nil }
        let help = "\(name) --help"
        let distances = names.map { (name: $0, distance: word.editDistance(to: $0)) }
        guard let near = distances.min(by: { $0.distance < $1.distance }), near.distance <= max(1, word.count / 4)
        else { return "see: \(help)" }
        return "did you mean “\(near.name)”? See: \(help)"
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
    /// - Parameters:
    ///   - unknown: An option that there is none of, which is said before any other mistake.
    ///   - advice: What to do in place of asking for the command's help.
    package func end<Root: ParsableCommand>(
        parsing root: Root.Type, _ error: any Error, unknown: @autoclosure () -> String? = nil,
        advice: @autoclosure () -> Phrase? = nil
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
        let said = unknown ?? ParserMessage.phrase(message)?.said ?? message
        let status = report(
            ProgramError(.usage, verbatim: said, advice: (advice() ?? "see: \(String(help))").said))
        Foundation.exit(status.rawValue)
    }
}

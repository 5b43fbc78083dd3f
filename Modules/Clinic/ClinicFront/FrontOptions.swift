import ArgumentParser
import ClinicCommands
import ClinicModel
import ClinicProgram
import Foundation
import TextUI
import TextUICore

/// How the scenes are shown. An option wins over the environment.
package struct FrontOptions: ParsableArguments {
    @Option(help: "How to show the screens.")
    package var front: FrontConfiguration.Front?

    @Option(help: ArgumentHelp("The size of the screen, such as 80x24.", valueName: "colsxrows"))
    package var size: TextSize?

    @Option(
        help: ArgumentHelp(
            "The language and region, such as de or ar_EG; otherwise the environment's.",
            valueName: "id"))
    package var locale: String?

    @Flag(help: "Print the first settled screen and end.")
    package var once = false

    @Option(
        help: ArgumentHelp("Take the commands of the front from a file instead of stdin.", valueName: "file"),
        completion: .file())
    package var script: String?

    @Flag(help: "End with status 65 when a command is refused.")
    package var strict = false

    @Option(
        help: ArgumentHelp(
            "Write a line for each push, pop, present, dismiss, alert, progress and title.", valueName: "file"),
        completion: .file())
    package var transcript: String?

    package init() {}

    package func configuration() throws -> FrontConfiguration {
        let named = try locale.map(Self.locale(named:))
        ProgramLocale.set(named)
        var configuration = try environment()
        configuration.locale = named
        if let front { configuration.front = front }
        if let size { (configuration.columns, configuration.rows) = (size.columns, size.rows) }
        if once { configuration.once = true }
        if let script { configuration.script = try Self.commands(in: script) }
        configuration.isStrict = strict
        configuration.transcript = transcript
        guard configuration.front != .svg || configuration.once else {
            throw ProgramError(.usage, "the svg front shows one screen", advice: "add --once")
        }
        return configuration
    }

    /// What the environment says of what no option does.
    private func environment() throws -> FrontConfiguration {
        var variables = ProcessInfo.processInfo.environment
        if front != nil { variables["TEXTUI_FRONT"] = nil }
        if size != nil { variables["TEXTUI_SIZE"] = nil }
        do {
            return try FrontConfiguration.environment(variables)
        } catch let error as FrontConfiguration.ConfigurationError {
            throw ProgramError(.usage, verbatim: error.description)
        }
    }

    private static func commands(in path: String) throws -> [String] {
        let text: String
        do {
            text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        } catch {
            throw ProgramError(
                .noInput, "the script \(path) cannot be read",
                advice: "check its name, its permissions and that it is UTF-8")
        }
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The locale that `--locale` names, of the screens or of a single command. Throws where there is none.
    static func locale(named identifier: String) throws -> Locale {
        guard let locale = ProgramLocale.locale(named: identifier) else {
            throw ProgramError(.usage, "there is no locale \(identifier)", advice: "write it such as en_GB or de")
        }
        return locale
    }
}

extension FrontConfiguration.Front: ExpressibleByArgument {}

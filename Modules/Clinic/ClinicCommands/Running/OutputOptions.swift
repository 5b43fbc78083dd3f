import ArgumentParser
import ClinicProgram
import Foundation

/// How a command answers.
package struct OutputOptions: ParsableArguments {
    @Flag(help: "Answer with one line of JSON; a failure is one on stderr, with its code and message.")
    package var json = false

    @Option(help: ArgumentHelp("The size to fit the answer to, such as 80x24.", valueName: "colsxrows"))
    package var size: TextSize?

    // Read before the arguments are parsed: see ProgramLanguage.
    @Option(help: ArgumentHelp("The language of the answer, such as de; otherwise the environment's.", valueName: "id"))
    package var locale: String?

    package init() {}

    /// Writes the answer to stdout.
    package func say(_ answer: some Answer) throws {
        try StandardOutput.write(Data(answer.text(width: size?.columns ?? Self.terminalColumns, asJSON: json).utf8))
    }

    /// The width of the terminal that stdout is; nil where it is none.
    private static var terminalColumns: Int? {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }
}

import ArgumentParser
import ClinicModel

/// Where the password comes from. It is never an argument, which others on the machine can read.
package struct PasswordOptions: ParsableArguments {
    @Flag(help: "Take the first line of stdin as the password; commands may follow it.")
    package var passwordStdin = false

    @Option(help: ArgumentHelp("Take the first line of a file as the password.", valueName: "file"))
    package var passwordFile: String?

    package init() {}

    package func validate() throws {
        if passwordStdin, passwordFile != nil {
            throw ValidationError(saying: "Give one of --password-stdin and --password-file")
        }
    }

    /// Nil where none was named.
    package var source: PasswordSource? {
        if passwordStdin { return .standardInput }
        return passwordFile.map { .file($0) }
    }
}

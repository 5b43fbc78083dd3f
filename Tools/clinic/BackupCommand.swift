import ArgumentParser
import ClinicProgram
import ClinicStore
import PlainText

struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Copy the whole clinic, as it is at one moment, into a new file.",
        discussion: "The clinic may be in use meanwhile. A file that is there is not replaced.")

    @Argument(help: "The new file.", completion: .file())
    var file: String

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.openToRead()
        try await database.backup(to: file)
        try database.close()
        try StandardOutput.write(line: "Copied \(printable(database.path)) to \(printable(file)).")
    }
}

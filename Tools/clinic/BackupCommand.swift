import ArgumentParser
import ClinicModel
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
        guard options.location.isFile else {
            throw ProgramError(
                .usage, "a clinic in PostgreSQL is not copied into a file",
                advice: "use pg_dump, or clinic copy for a SQLite file")
        }
        let database = try ClinicDatabase.openToRead(options.location, now: options.now)
        try await database.backup(to: file)
        try database.close()
        try StandardOutput.write(line: "Copied \(printable(database.path)) to \(printable(file)).")
    }
}

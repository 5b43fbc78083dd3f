import ArgumentParser
import ClinicProgram

/// What the administrator of a clinic does with its database.
struct Clinic: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clinic", abstract: "Look after a clinic's database.",
        discussion: """
            Exit statuses: 0 done, 64 usage, 65 bad data (a bundle, the database, a broken audit trail), 66 no such \
            input, 73 cannot create, 74 reading or writing failed, 75 busy or short of memory, \
            77 not allowed.
            """,
        version: programVersion,
        subcommands: [
            DemoCommand.self, ImportCommand.self, ExportCommand.self, VerifyCommand.self, BackupCommand.self,
            CopyCommand.self, UserCommand.self, SessionCommand.self, AuditCommand.self,
        ])
}

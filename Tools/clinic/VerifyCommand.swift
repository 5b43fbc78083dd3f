import ArgumentParser
import ClinicModel
import ClinicProgram
import ClinicStore
import PlainText

struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check that the database is sound and its audit trail unbroken.")

    @Flag(help: "Answer as JSON.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.openToRead()
        let verification = try await database.verify()
        try database.close()
        if json {
            try StandardOutput.write(json: VerificationAnswer(verification))
        } else if verification.isSound {
            try StandardOutput.write(
                line:
                    "\(printable(database.path)) is sound; its audit trail of \(verification.audit.count) rows is whole."
            )
        }
        if !json {
            for note in verification.notes { try StandardOutput.write(line: "Note: \(printable(note))") }
        }
        if let failure = verification.failure(of: database.path) { throw failure }
    }
}

private struct VerificationAnswer: Encodable {
    let sound: Bool
    let integrity: [String]
    let foreignKeys: [String]
    let schema: [String]
    let references: [String]
    let notes: [String]
    let audit: AuditVerificationAnswer

    init(_ verification: Verification) {
        sound = verification.isSound
        (integrity, foreignKeys) = (verification.integrity, verification.foreignKeys)
        (schema, references, notes) = (verification.schema, verification.references, verification.notes)
        audit = AuditVerificationAnswer(verification.audit)
    }
}

extension Verification {
    func failure(of path: String) -> ProgramError? {
        guard let first = faults.first else { return audit.failure }
        let more = faults.count - 1
        return ProgramError(
            .badData, "\(path) is damaged: \(first)\(more > 0 ? " and \(more) more" : "")",
            advice: "restore a backup, or make a copy of what can be read with: clinic export")
    }
}

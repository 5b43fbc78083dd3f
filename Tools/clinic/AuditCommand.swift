import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import PlainText

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Look into the audit trail.", subcommands: [Verify.self, List.self])

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Find the first broken link, if there is one.")

        @Flag(help: "Answer as JSON.")
        var json = false

        @OptionGroup var options: DatabaseOptions

        func run() async throws {
            let database = try options.openToRead()
            let audit = try await database.verifyAudit()
            try database.close()
            if json {
                try StandardOutput.write(json: AuditVerificationAnswer(audit))
            } else if audit.firstBroken == nil {
                try StandardOutput.write(line: "The audit trail of \(audit.count) rows is whole.")
            }
            if let failure = audit.failure { throw failure }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show who did what to whose record, latest first.")

        @Option(help: "How many rows at most.")
        var limit = 50

        @Flag(help: "Answer as JSON, a row a line.")
        var json = false

        @OptionGroup var options: DatabaseOptions

        func validate() throws {
            guard limit > 0 else { throw ValidationError("--limit takes a number above 0") }
        }

        func run() async throws {
            let database = try options.openToRead()
            for event in try await database.auditEvents(limit: limit) {
                if json {
                    try StandardOutput.write(json: event)
                } else {
                    try StandardOutput.write(line: printable(event.line))
                }
            }
            try database.close()
        }
    }
}

extension AuditEvent {
    fileprivate var line: String {
        let agent = agentName.map { "\(self.agent) (\($0))" } ?? self.agent
        let place = outcome == .success ? entity : "\(entity) FAILED"
        let time = systemTime.map { "\(FHIRTime.text(recorded)) (the machine's: \(FHIRTime.text($0)))" }
        return "\(id)  \(time ?? FHIRTime.text(recorded))  \(agent)  \(action.words)  \(place)  \(detail)"
    }
}

extension AuditEvent.Action {
    fileprivate var words: String {
        switch self {
        case .create: "created"
        case .read: "read"
        case .update: "updated"
        case .delete: "deleted"
        case .execute: "executed"
        }
    }
}

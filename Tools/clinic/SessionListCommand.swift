import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation
import PlainText

struct SessionListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show who is signed in, since when and until when.")

    @Flag(help: "Answer as JSON, a session a line.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.open()
        let sessions = try await database.accounts.sessions()
        try database.close()
        for session in sessions {
            if json {
                try StandardOutput.write(json: SessionAnswer(session))
            } else {
                try StandardOutput.write(line: printable(session.line))
            }
        }
    }
}

/// A session, for a program to read.
private struct SessionAnswer: Encodable {
    let id: Int
    let user: String
    let person: String
    let name: String
    let since: Date
    let until: Date

    init(_ session: SessionSummary) {
        (id, user, name) = (session.id, session.userName, session.name)
        person = session.principal.reference
        (since, until) = (session.started, session.expires)
    }
}

extension SessionSummary {
    fileprivate var line: String {
        let period = "since \(FHIRTime.text(started))  until \(FHIRTime.text(expires))"
        return "\(id)  \(userName)  \(principal.reference) (\(name))  \(period)"
    }
}

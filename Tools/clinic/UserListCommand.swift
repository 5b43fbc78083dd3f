import ArgumentParser
import ClinicFHIR
import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation
import PlainText

struct UserListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show the users: who they are, since when, and whether they can sign in.")

    @Flag(help: "Answer as JSON, a user a line.")
    var json = false

    @OptionGroup var options: DatabaseOptions

    func run() async throws {
        let database = try options.open()
        let accounts = try await database.accounts.accounts()
        try database.close()
        for account in accounts {
            if json {
                try StandardOutput.write(json: UserAnswer(account))
            } else {
                try StandardOutput.write(line: printable(account.line))
            }
        }
    }
}

/// A user, for a program to read.
private struct UserAnswer: Encodable {
    let user: String
    let person: String
    let name: String
    let since: Date?
    let state: String
    let lockedUntil: Date?
    let ended: Date?
    let sessions: Int

    init(_ account: AccountSummary) {
        (user, person, name) = (account.userName, account.principal.reference, account.name)
        (since, sessions) = (account.created, account.sessions)
        switch account.state {
        case .active: (state, lockedUntil, ended) = ("active", nil, nil)
        case .locked(let until): (state, lockedUntil, ended) = ("locked", until, nil)
        case .ended(let date): (state, lockedUntil, ended) = ("ended", nil, date)
        }
    }
}

extension AccountSummary {
    fileprivate var line: String {
        let since = created.map { "since \(FHIRTime.text($0))" } ?? "since unknown"
        let signedIn = sessions == 1 ? "1 session" : "\(sessions) sessions"
        return "\(userName)  \(principal.reference) (\(name))  \(since)  \(state.words)  \(signedIn)"
    }
}

extension AccountSummary.State {
    fileprivate var words: String {
        switch self {
        case .active: "active"
        case .locked(let until): "locked until \(FHIRTime.text(until))"
        case .ended(let date): "ended \(FHIRTime.text(date))"
        }
    }
}

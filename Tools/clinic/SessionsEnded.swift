import ClinicProgram
import PlainText

/// Whose sessions ended, and how many.
struct SessionsEnded: Encodable {
    private enum CodingKeys: String, CodingKey {
        case user
        case sessions = "sessionsEnded"
    }

    let user: String
    let sessions: Int

    /// Says so, after what else became of the user.
    func write(asJSON: Bool, saying news: String? = nil) throws {
        if asJSON { return try StandardOutput.write(json: self) }
        let count = sessions == 1 ? "1 session" : "\(sessions) sessions"
        let name = printable(user)
        try StandardOutput.write(line: news.map { "\(name) \($0); ended \(count)." } ?? "Ended \(count) of \(name).")
    }
}

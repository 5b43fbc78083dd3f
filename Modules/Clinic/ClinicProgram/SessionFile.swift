import ClinicModel
import Foundation

/// The session that `sign-in` began, for the commands after it. It belongs to one program, one database and one user,
/// and holds the session's secret but no password.
package struct SessionFile: Sendable {
    package struct Contents: Hashable, Codable, Sendable {
        package let database: String
        package let userName: String
        package let token: String
        package let expires: Date
    }

    private let folder: StateFolder
    private let database: String
    private let name: String

    package init(program: String, database: String, in folder: StateFolder) {
        self.folder = folder
        self.database = database
        name = StateFileName.make(program, "session", database)
    }

    /// The session of `userName`, or whoever's it is; nil if there is none, or it is over by `now`.
    package func read(for userName: String?, now: Date) -> Contents? {
        guard let data = folder.read(name),
            let contents = try? JSONDecoder.clinic.decode(Contents.self, from: data),
            contents.database == database, contents.expires > now,
            userName == nil || userName == Account.normalized(contents.userName)
        else { return nil }
        return contents
    }

    package func write(_ session: Session) throws {
        let contents = Contents(
            database: database, userName: session.userName, token: session.token, expires: session.expires)
        try folder.write(JSONEncoder.clinic.encode(contents), to: name)
    }

    package func remove() throws {
        try folder.remove(name)
    }
}

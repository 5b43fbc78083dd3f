import ClinicModel
import Foundation

/// Where somebody was when they left, for `--resume`.
package struct ResumeFile: Sendable {
    private struct Contents: Codable {
        let database: String
        let userName: String
        let path: Data
    }

    private let folder: StateFolder
    private let database: String
    private let name: String

    package init(program: String, database: String, in folder: StateFolder) {
        self.folder = folder
        self.database = database
        name = StateFileName.make(program, "path", database)
    }

    /// Nil if nothing is kept of this user. Throws where something is, and cannot be made out.
    package func read(of userName: String) throws -> Data? {
        guard let data = folder.read(name) else { return nil }
        let contents = try JSONDecoder.clinic.decode(Contents.self, from: data)
        return contents.database == database && contents.userName == userName ? contents.path : nil
    }

    package func write(_ path: Data, of userName: String) throws {
        let contents = Contents(database: database, userName: userName, path: path)
        try folder.write(JSONEncoder.clinic.encode(contents), to: name)
    }
}

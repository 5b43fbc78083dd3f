import ClinicModel
import Foundation

/// How the users of one database chose to see something.
package struct ChoicesFile: Sendable {
    private struct Contents: Codable {
        let database: String
        /// By the user's name, then by what was chosen.
        var choices: [String: [String: String]]
    }

    private let folder: StateFolder
    private let database: String
    private let name: String

    package init(program: String, database: String, in folder: StateFolder) {
        self.folder = folder
        self.database = database
        name = StateFileName.make(program, "choices", database)
    }

    /// Nil if nothing is kept, or nothing that can be made out: then the program begins as it does for others.
    package func read(_ choice: String, of userName: String) -> String? { contents.choices[userName]?[choice] }

    /// What all chose who chose; nil if nobody did, or two differ.
    func readCommon(_ choice: String) -> String? {
        let values = Set(contents.choices.values.compactMap { $0[choice] })
        return values.count == 1 ? values.first : nil
    }

    package func write(_ value: String, as choice: String, of userName: String) throws {
        var contents = contents
        contents.choices[userName, default: [:]][choice] = value
        try folder.write(JSONEncoder.clinic.encode(contents), to: name)
    }

    private var contents: Contents {
        let kept = folder.read(name).flatMap { try? JSONDecoder.clinic.decode(Contents.self, from: $0) }
        guard let kept, kept.database == database else { return Contents(database: database, choices: [:]) }
        return kept
    }
}

import ClinicStore
import Foundation

/// The names of rules, which are sentences. PostgreSQL cuts a name after 63 bytes.
enum RuleNames {
    static func whole(_ name: String) -> String {
        guard name.utf8.count == 63 else { return name }
        return sentences.first { $0.hasPrefix(name) } ?? name
    }

    private static let sentences: [String] =
        ((try? SchemaObject.all()) ?? []).flatMap { object in
            object.sql.matches(of: /CONSTRAINT "([^"]*)"/).map { String($0.1) }
        }
}

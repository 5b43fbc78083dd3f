import Foundation

/// The names that SwiftUI has on some of Apple's systems alone, by those systems.
struct Platforms {
    static let list = "Tools/supported-api/Platforms.txt"

    private var groups: [(systems: String, names: [String])] = []

    /// Reads lines that end in a colon, such as `iOS, and not macOS:`, each with lines of names below it.
    init(_ text: String) {
        for line in text.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("#") {
            if line.hasSuffix(":") {
                groups.append((line, []))
            } else if !groups.isEmpty {
                groups[groups.count - 1].names += line.split(separator: " ").map(String.init)
            }
        }
    }

    /// The names that are not among the known ones.
    func unknown(knowing known: Set<String>) -> [String] {
        groups.flatMap(\.names).filter { !known.contains($0) }.sorted()
    }

    var markdown: String {
        let items = groups.map { group in Table.item([group.systems] + group.names.sorted().map { "`\($0)`" }) }
        return """

            ## Where Apple's systems differ

            TextUI has one front, and there all of these compile. For iOS or for macOS they do not, if they are the other's.

            \(items.joined(separator: "\n"))

            """
    }
}

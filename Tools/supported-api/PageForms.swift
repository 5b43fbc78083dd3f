import Foundation

/// What each view and modifier becomes in a page of a browser, by groups of those that become the same.
struct PageForms {
    static let list = "Tools/supported-api/InABrowser.txt"

    enum Kind: String, CaseIterable {
        case views, modifiers

        var title: String {
            switch self {
            case .views: "Views in a browser"
            case .modifiers: "Modifiers in a browser"
            }
        }
    }

    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    private struct Group {
        let kind: Kind
        let words: String
        var names: [String] = []
    }

    private var groups: [Group] = []

    /// Reads groups that stand apart: a line such as `views: WORDS`, and then lines of names.
    init(_ text: String) throws {
        for line in text.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("#") {
            if let kind = Kind.allCases.first(where: { line.hasPrefix("\($0.rawValue): ") }) {
                groups.append(Group(kind: kind, words: String(line.dropFirst(kind.rawValue.count + 2))))
            } else if groups.isEmpty {
                throw Malformed(description: "“\(line)” belongs to no group")
            } else {
                groups[groups.count - 1].names += line.split(separator: " ").map(String.init)
            }
        }
    }

    /// The faults of the groups of a kind: names that stand in none, in several, or that there are not.
    func faults(of kind: Kind, knowing known: Set<String>) -> [String] {
        let counts = groups.filter { $0.kind == kind }.flatMap(\.names).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let missing = known.subtracting(counts.keys).sorted().map { "\($0) stands in no group of \(kind)" }
        let unknown = Set(counts.keys).subtracting(known).sorted().map { "there is no \($0) among the \(kind)" }
        let doubled = counts.filter { $0.value > 1 }.keys.sorted().map { "\($0) stands in several groups of \(kind)" }
        return missing + unknown + doubled
    }

    var markdown: String {
        Kind.allCases.map { kind in
            let items = groups.filter { $0.kind == kind }.map { group in
                Table.item([group.words + ":"] + group.names.sorted().map { "`\($0)`" })
            }
            return "\n## \(kind.title)\n\n\(items.joined(separator: "\n"))\n"
        }.joined()
    }
}

/// What there is, by kind.
struct Table {
    enum Kind: String, CaseIterable {
        case wrapper = "Property wrappers"
        case view = "Views and shapes"
        case modifier = "Modifiers of views"
        case withoutEffect = "Modifiers without effect"
        case environment = "Environment values"
        case `protocol` = "Protocols"
        case type = "Other types"
        case function = "Functions"

        var introduction: String {
            switch self {
            case .withoutEffect:
                "What they do has no meaning in text: they compile, and leave the view as it is."
            case .modifier: "Each in the forms that SwiftUI has of it; some forms of one may be without effect."
            default: ""
            }
        }
    }

    private var names: [Kind: Set<String>] = [:]

    mutating func add(_ name: String, of kind: Kind) {
        names[kind, default: []].insert(name)
    }

    var markdown: String {
        var text = """
            # What TextUI has of SwiftUI

            Generated from the sources by `make api`. What is not here does not compile.

            """
        for kind in Kind.allCases {
            var found = names[kind] ?? []
            if kind == .withoutEffect { found.subtract(names[.modifier] ?? []) }
            if kind == .type || kind == .protocol { found.subtract(names[.view] ?? []) }
            guard !found.isEmpty else { continue }
            text += "\n## \(kind.rawValue)\n\n"
            if !kind.introduction.isEmpty { text += kind.introduction + "\n\n" }
            text += wrapped(found.sorted().map { "`\($0)`" }) + "\n"
        }
        return text
    }

    /// Words in lines of at most 120 columns.
    private func wrapped(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].count + word.count + 1 > 120 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}

import Foundation

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
        case own = "Names that SwiftUI does not have"

        var introduction: String {
            switch self {
            case .withoutEffect:
                "What they do has no meaning in text: they compile, and leave the view as it is."
            case .own:
                "What a program, a test or the front itself needs beside SwiftUI. A program's own type of such a name goes"
                    + " before these."
            case .modifier: "With the labels of each form; some forms of one may be without effect."
            default: ""
            }
        }
    }

    private var names: [Kind: Set<String>] = [:]

    /// The labels of each modifier's forms.
    private var forms: [String: Set<String>] = [:]

    mutating func add(form: String, of modifier: String) {
        forms[modifier, default: []].insert(form)
    }

    /// Every modifier with its labels, such as `tag(_:)`.
    var modifiers: Set<String> { Set(forms.flatMap { name, forms in forms.map { name + $0 } }) }

    func names(of kind: Kind) -> Set<String> { names[kind] ?? [] }

    var everyName: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }

    private static let own: Set<String> = [
        "SceneHost", "Frame", "ElementQuery", "SemanticTree", "SemanticElement", "FrontConfiguration", "TextFront",
        "PresentationKind", "CommandError", "NodeContext", "ViewNode", "TypedNode", "ResolvedStyle", "NativeLayout",
        "DynamicSlots", "AlignmentKey", "CellCanvas", "CellRect",
        "CellSize", "CompanionNode", "ContentNode", "ElementModifier", "ElementModifierNode", "ElementTrait",
        "GatheringElement", "LaidOutNode", "ModifiedElement", "NumberedElement", "PageChrome", "PagePart", "PageStep",
        "RowCollector", "SizeProposal", "ViewElement", "WrapperElement",
    ]

    mutating func add(_ name: String, of kind: Kind) {
        names[Self.own.contains(name) ? .own : kind, default: []].insert(name)
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
            if kind == .modifier || kind == .withoutEffect {
                text += found.sorted().map { listed($0) }.joined(separator: "\n") + "\n"
            } else {
                text += Self.wrapped(found.sorted().map { "`\($0)`" }) + "\n"
            }
        }
        return text
    }

    private func listed(_ modifier: String) -> String {
        Self.item(["`\(modifier)`"] + (forms[modifier] ?? []).sorted().map { "`\($0)`" })
    }

    /// An item of a list, of some words.
    static func item(_ words: [String]) -> String {
        wrapped(["-"] + words.flatMap { $0.components(separatedBy: " ") }).replacingOccurrences(of: "\n", with: "\n  ")
    }

    /// Words in lines of at most 120 columns.
    private static func wrapped(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            if lines[lines.count - 1].count + word.count + 1 > 120 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}

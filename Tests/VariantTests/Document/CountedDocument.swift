import Foundation

/// A document some parts of which are counted: what stands between `<!-- counted: NAME -->` and `<!-- end -->`.
struct CountedDocument {
    let text: String

    /// The names of the counted parts, as they stand.
    var names: [String] { text.matches(of: Self.part).map { String($0.output.1) } }

    func part(_ name: String) -> String? {
        text.matches(of: Self.part).first { $0.output.1 == name }.map { String($0.output.2) }
    }

    func replacing(_ name: String, with counted: String) -> CountedDocument {
        CountedDocument(
            text: text.replacing(Self.part) { match in
                guard match.output.1 == name else { return String(match.output.0) }
                return "<!-- counted: \(name) -->\n\(counted)\n<!-- end -->"
            })
    }

    nonisolated(unsafe) private static let part = /<!-- counted: ([^\n]+) -->\n((?s:.)*?)\n?<!-- end -->/
}

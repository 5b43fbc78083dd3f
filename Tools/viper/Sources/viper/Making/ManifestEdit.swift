import SwiftParser
import SwiftSyntax

/// Names a new app in `Package.swift` beside the app that it is like, in the manifest's own words: its targets, its
/// products, and what the tests of scenes are of. Other targets that depend on that app do not depend on this one.
enum ManifestEdit {
    static let path = "Package.swift"

    /// The manifest with the app. Throws a `ToolError` where the manifest is no Swift, or does not name the other app's
    /// module as a target.
    ///
    /// - Parameter tests: the target of the tests of scenes.
    static func adding(
        _ audience: Configuration.Audience, like model: Configuration.Audience, to text: String,
        tests: String = "SceneTests"
    ) throws -> String {
        if let error = SwiftText.error(in: text) {
            throw ToolError("\(path), \(error)", advice: "Nothing was written. Mend the manifest first.")
        }
        let finder = Finder(rename: Rename(from: model, to: audience), tests: tests)
        finder.walk(Parser.parse(source: text))
        guard finder.hasTarget else {
            throw ToolError(
                "\(path) has no target \(model.place.module) in a list of targets.",
                advice:
                    "Nothing was written. Say under “module” in \(Configuration.fileName) what the target is called.")
        }
        var bytes = Array(text.utf8)
        for insertion in finder.insertions.sorted(by: { $0.offset > $1.offset }) {
            bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    struct Rename {
        private let names: [String: String]

        init(from: Configuration.Audience, to: Configuration.Audience) {
            // A module may be called as the app is.
            names = [from.name: to.name].merging([(from.prefix, to.prefix), (from.place.module, to.place.module)]) {
                $1
            }
        }

        /// Nil for what does not name the app. Paths are renamed folder by folder.
        func renamed(_ text: String) -> String? {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let renamed = parts.map { names[$0] ?? $0 }
            return renamed == parts ? nil : renamed.joined(separator: "/")
        }
    }

    private final class Finder: SyntaxVisitor {
        private(set) var insertions: [(offset: Int, text: String)] = []
        private(set) var hasTarget = false
        private let rename: Rename
        private let tests: String

        init(rename: Rename, tests: String) {
            self.rename = rename
            self.tests = tests
            super.init(viewMode: .sourceAccurate)
        }

        /// The manifest's own words are about targets of any name.
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: ArrayElementListSyntax) -> SyntaxVisitorContinueKind {
            let all = Set(node.map { $0.expression.trimmedDescription })
            for element in node {
                guard let text = Self.renamed(element.expression, rename) else {
                    if !isOther(element.expression) { walk(element.expression) }
                    continue
                }
                if element.expression.is(FunctionCallExprSyntax.self) { hasTarget = true }
                guard !all.contains(text) else { continue }
                insertions.append(
                    (
                        element.expression.endPositionBeforeTrailingTrivia.utf8Offset,
                        "," + Self.gap(before: element) + text
                    ))
            }
            return .skipChildren
        }

        /// Whether it is a target that has a name and is not that of the tests of scenes.
        private func isOther(_ element: ExprSyntax) -> Bool {
            guard let name = element.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.plainText else {
                return false
            }
            return name != tests && name + "Tests" != tests
        }

        /// The element for the new app; nil for one that is not the other app's.
        private static func renamed(_ element: ExprSyntax, _ rename: Rename) -> String? {
            if let literal = element.plainText { return rename.renamed(literal).map { "\"\($0)\"" } }
            guard let call = element.as(FunctionCallExprSyntax.self),
                let name = call.arguments.first?.expression.plainText,
                rename.renamed(name) != nil
            else { return nil }
            return call.trimmed.tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
                if case .stringSegment(let segment) = token.tokenKind {
                    text += rename.renamed(segment) ?? segment
                } else {
                    text += token.description
                }
            }.trimmingSpace
        }

        /// A new line where each element has its own.
        private static func gap(before element: ArrayElementSyntax) -> String {
            let before = element.leadingTrivia.description
            guard let line = before.lastIndex(of: "\n") else { return " " }
            return "\n" + before[before.index(after: line)...]
        }
    }
}

extension ExprSyntax {
    fileprivate var plainText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension String {
    fileprivate var trimmingSpace: String {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

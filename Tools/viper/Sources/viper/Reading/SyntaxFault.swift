import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A place that the parser could not make sense of, in its own words.
struct SyntaxFault: Sendable {
    let message: String
    let offset: Int

    /// All of a file's, in their order.
    static func all(in tree: SourceFileSyntax) -> [SyntaxFault] {
        guard tree.hasError else { return [] }
        let all = ParseDiagnosticsGenerator.diagnostics(for: tree)
        let faults = all.filter { $0.diagMessage.severity == .error && !compiles($0) }.map {
            SyntaxFault(message: $0.message, offset: $0.position.utf8Offset)
        }
        return all.isEmpty
            ? [SyntaxFault(message: "this is not Swift", offset: 0)] : faults.sorted { $0.offset < $1.offset }
    }

    /// Whether compilers take it, or warn of it in the language mode of most code: `@available (iOS 13, *)`,
    /// `@MainActor(Bool) -> Void`, and `#selector` with its brackets on the next line.
    private static func compiles(_ diagnostic: Diagnostic) -> Bool {
        let message = diagnostic.message
        if message.hasPrefix("extraneous whitespace") { return true }
        if message.hasPrefix("expected '(', type, and ')' in function type") { return true }
        let before = diagnostic.node.firstToken(viewMode: .all)?.previousToken(viewMode: .sourceAccurate)?.text
        return message.hasPrefix("unexpected code '(") && (before == "selector" || before == "keyPath")
    }
}

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
        let faults = ParseDiagnosticsGenerator.diagnostics(for: tree).map {
            SyntaxFault(message: $0.message, offset: $0.position.utf8Offset)
        }
        return faults.isEmpty
            ? [SyntaxFault(message: "this is not Swift", offset: 0)] : faults.sorted { $0.offset < $1.offset }
    }
}

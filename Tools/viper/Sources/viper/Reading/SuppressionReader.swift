import SwiftSyntax

/// Finds the comments `// viper:ignore V007 reason`: of the line that they stand on, or of what follows them.
enum SuppressionReader {
    static let mark = "viper:ignore"

    static func suppressions(in tree: SourceFileSyntax, lines: LineTable) -> [SourceFacts.Suppression] {
        tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            read(
                token.leadingTrivia, from: token.position.utf8Offset, lines,
                line: lines.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line)
                + read(
                    token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, lines,
                    line: lines.position(of: token.endPositionBeforeTrailingTrivia.utf8Offset).line)
        }
    }

    private static func read(
        _ trivia: Trivia, from start: Int, _ lines: LineTable, line: Int
    ) -> [SourceFacts.Suppression] {
        var found: [SourceFacts.Suppression] = []
        var offset = start
        var isOnOwnLine = start == 0
        for piece in trivia {
            if piece.isNewline { isOnOwnLine = true }
            if case .lineComment(let comment) = piece {
                let words = comment.drop { $0 == "/" }.split(separator: " ", maxSplits: 2)
                if words.first == Substring(mark) {
                    found.append(
                        .init(
                            rule: words.count > 1 ? String(words[1]) : "",
                            reason: words.count > 2 ? String(words[2]) : "",
                            offset: offset, line: isOnOwnLine ? line : lines.position(of: offset).line))
                }
            }
            offset += piece.sourceLength.utf8Length
        }
        return found
    }
}

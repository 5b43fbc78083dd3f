import SwiftSyntax

/// The first place of a tree that the parser could not make sense of.
enum FirstError {
    static func find(in tree: SourceFileSyntax) -> (message: String, offset: Int) {
        let finder = Finder(viewMode: .all)
        finder.walk(tree)
        return finder.found ?? ("this is not Swift", 0)
    }

    private final class Finder: SyntaxVisitor {
        var found: (message: String, offset: Int)?

        override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
            if found == nil, let token = node.firstToken(viewMode: .all) {
                found = ("“\(token.text)” is not expected here", token.offset)
            }
            return .skipChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if found == nil, token.presence == .missing {
                let text = token.text.isEmpty ? "something" : "“\(token.text)”"
                found = ("\(text) is missing here", token.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            return .skipChildren
        }
    }
}

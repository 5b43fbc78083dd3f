import SwiftSyntax

/// The types that a piece of syntax names.
enum TypeNames {
    static func names(in node: Syntax?) -> [String] {
        guard let node else { return [] }
        return node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let text) = token.tokenKind, text.isTypeName else { return nil }
            return text
        }
    }

    static func hasFunction(_ node: Syntax) -> Bool {
        node.is(FunctionTypeSyntax.self) || node.children(viewMode: .sourceAccurate).contains { hasFunction($0) }
    }
}

@_spi(RawSyntax) import SwiftSyntax

/// The types that a piece of syntax names.
enum TypeNames {
    static func names(in node: Syntax?) -> [String] {
        guard let node else { return [] }
        return node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.rawTokenKind == .identifier else { return nil }
            let text = token.text
            return text.isTypeName ? text : nil
        }
    }

    static func hasFunction(_ node: Syntax) -> Bool {
        node.is(FunctionTypeSyntax.self) || node.children(viewMode: .sourceAccurate).contains { hasFunction($0) }
    }
}

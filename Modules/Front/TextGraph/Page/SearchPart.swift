/// A part that stands with a search field: tokens, scopes, suggestions.
package struct SearchPart {
    /// The kinds of parts, in the order in which they stand below the field.
    package enum Kind: CaseIterable {
        case tokens, scopes, suggestedTokens, suggestions
    }

    package enum Condition {
        case always, whenSearching, whenTyping
    }

    package let kind: Kind
    package let condition: Condition
    package let view: AnyView
    /// The environment of the place where it was said.
    package let environment: EnvironmentValues
    /// Adds a token to the searched ones; false for any other value.
    package var addToken: ((Any) -> Bool)?

    package init(
        kind: Kind, condition: Condition, view: AnyView, environment: EnvironmentValues,
        addToken: ((Any) -> Bool)? = nil
    ) {
        self.kind = kind
        self.condition = condition
        self.view = view
        self.environment = environment
        self.addToken = addToken
    }

    package func isShown(text: String, isSearching: Bool) -> Bool {
        switch condition {
        case .always: true
        case .whenSearching: isSearching
        case .whenTyping: !text.isEmpty
        }
    }
}

/// The modifier that puts a part with the page's search field, within the searchable view or around it.
nonisolated struct _SearchPartModifier<Part: View>: ViewModifier {
    let kind: SearchPart.Kind
    let condition: SearchPart.Condition
    let part: Part
    var addToken: ((Any) -> Bool)?
    @Environment(\.self) private var environment

    @MainActor
    func body(content: Content) -> some View {
        let part = SearchPart(
            kind: kind, condition: condition, view: AnyView(part), environment: environment, addToken: addToken)
        return content.modifier(_ChromeModifier { $0.searchParts.insert(part, at: 0) })
    }
}

private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct SearchTokenKey: EnvironmentKey { static var defaultValue: ((Any) -> Bool)? { nil } }

extension EnvironmentValues {
    /// The searched words, where a suggestion stands.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }

    /// Makes a suggested token one of those that are searched for.
    var searchToken: ((Any) -> Bool)? {
        get { self[SearchTokenKey.self] }
        set { self[SearchTokenKey.self] = newValue }
    }
}

/// A suggestion, as a button.
nonisolated struct _CompletionModifier: ViewModifier {
    enum Completion {
        case text(String)
        case token(Any)
    }

    let completion: Completion
    @Environment(\.searchText) private var text
    @Environment(\.searchSubmit) private var submit
    @Environment(\.searchToken) private var addToken

    @MainActor
    func body(content: Content) -> some View {
        Button {
            switch completion {
            case .text(let completion):
                text?.wrappedValue = completion
                submit?()
            case .token(let token):
                if addToken?(token) == true { text?.wrappedValue = "" }
            }
        } label: {
            content
        }
    }
}

/// The time at which the scopes of a search are offered.
public struct SearchScopeActivation: Sendable {
    let condition: SearchPart.Condition
    /// Always.
    public static let automatic = SearchScopeActivation(condition: .always)
    /// While something is typed.
    public static let onTextEntry = SearchScopeActivation(condition: .whenTyping)
    /// While the field has the focus or holds something.
    public static let onSearchPresentation = SearchScopeActivation(condition: .whenSearching)
}

extension View {
    /// Suggests words to search for: while something is typed, the suggestions stand below the field.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(
            _SearchPartModifier(
                kind: .suggestions, condition: .whenTyping, part: ShownSuggestions(content: suggestions())))
    }

    /// Makes the view a suggestion that, when pressed, puts a string in the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(_CompletionModifier(completion: .text(completion)))
    }

    /// Makes the view a suggestion that, when pressed, adds a token to those that are searched for.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(_CompletionModifier(completion: .token(token)))
    }

    /// Divides the search into scopes: a picker below the field, always offered.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Divides the search into scopes, offered at the given time.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(
            _SearchPartModifier(
                kind: .scopes, condition: activation.condition,
                part: Picker(selection: scope, content: scopes) { Text(own: "Scope") }
            ))
    }
}

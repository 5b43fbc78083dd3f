extension View {
    /// The same, told whether something is being searched for: true when the field has the focus or holds something.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt ?? Text(verbatim: "Search")))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    @available(*, deprecated, message: "use searchSuggestions(_:)")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
    }

    /// What one may search for: while something is typed, the suggestions stand above the content.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(_SuggestionsModifier(suggestions: suggestions()))
    }

    /// What a suggestion stands for: pressed, it is searched for.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(_CompletionModifier(completion: completion))
    }

    /// Parts of what is searched: a choice above the content.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { modifier(_ScopesModifier(scope: scope, scopes: scopes())) }
}

private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
    /// What is searched for on this page.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

nonisolated struct _SuggestionsModifier<Suggestions: View>: ViewModifier {
    let suggestions: Suggestions
    @Environment(\.searchText) private var text

    @MainActor
    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            if text?.wrappedValue.isEmpty == false { suggestions }
            content
        }
    }
}

nonisolated struct _CompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.searchText) private var text
    @Environment(\.searchSubmit) private var submit

    @MainActor
    func body(content: Content) -> some View {
        Button {
            text?.wrappedValue = completion
            submit?()
        } label: {
            content
        }
    }
}

nonisolated struct _ScopesModifier<V: Hashable, Scopes: View>: ViewModifier {
    let scope: Binding<V>
    let scopes: Scopes

    @MainActor
    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            Picker("Scope", selection: scope) { scopes }
            content
        }
    }
}

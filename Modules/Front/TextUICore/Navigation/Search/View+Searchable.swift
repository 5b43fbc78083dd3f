extension View {
    /// Lets the page be searched, by a field below its bar that writes the binding. `/` leads to it at a terminal,
    /// `find` fills it in lines and json. The prompt is `Search` without one.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(_SearchModifier(text: text, prompt: prompt ?? Text(own: "Search")))
    }

    /// Lets the page be searched, with a localized prompt.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Lets the page be searched, with a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Lets the page be searched. `isPresented` is true while the field has the focus or holds something; setting it to
    /// true gives the field the focus, setting it to false empties it.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt ?? Text(own: "Search")))
    }

    /// Lets the page be searched, with a bound presentation and a localized prompt.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Lets the page be searched, with a bound presentation and a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Lets the page be searched, with suggestions below the field while something is typed.
    @available(*, deprecated, message: "use searchSuggestions(_:)")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt) }

    /// Lets the page be searched, with suggestions and a localized prompt.
    @available(*, deprecated, message: "use searchSuggestions(_:)")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt) }

    /// Lets the page be searched, with suggestions and a prompt as it stands.
    @available(*, deprecated, message: "use searchSuggestions(_:)")
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt) }
}

extension View {
    nonisolated private func searching<Tokens: View & SearchTokens>(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ tokens: Tokens
    ) -> some View {
        modifier(
            _SearchPartModifier(kind: .tokens, condition: .always, part: tokens, addToken: { tokens.add($0) })
        )
        .modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt ?? Text(own: "Search")))
    }

    nonisolated private func suggesting<C: RandomAccessCollection, T: View>(
        _ suggested: Binding<C>, besides chosen: Binding<C>, _ token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            _SearchPartModifier(
                kind: .suggestedTokens, condition: .whenSearching,
                part: _SuggestedTokens(suggested: suggested, chosen: chosen, token: token)))
    }

    /// Lets the page be searched by words and by tokens. Tokens stand below the field, and a press takes one away.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, prompt, _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens, with a localized prompt.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens, with a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens; the binding says whether a search goes on, and setting it begins
    /// or ends one.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, prompt, _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens, with a bound presentation and a localized prompt.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens, with a bound presentation and a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and tokens, and suggests tokens to add while a search goes on.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, nil, prompt, _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and suggested tokens, with a localized prompt.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, nil, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and suggested tokens, with a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, nil, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and suggested tokens, with a bound presentation.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, isPresented, prompt, _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and suggested tokens, with a bound presentation and a localized prompt.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, isPresented, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and suggested tokens, with a bound presentation and a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        suggesting(suggestedTokens, besides: tokens, token).searching(
            text, isPresented, Text(prompt), _SearchTokens(tokens: tokens, token: token))
    }

    /// Lets the page be searched by words and by tokens that can be changed where they stand.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, prompt, _EditableSearchTokens(tokens: editableTokens, token: token))
    }

    /// Lets the page be searched by words and editable tokens, with a localized prompt.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, Text(prompt), _EditableSearchTokens(tokens: editableTokens, token: token))
    }

    /// Lets the page be searched by words and editable tokens, with a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, nil, Text(prompt), _EditableSearchTokens(tokens: editableTokens, token: token))
    }

    /// Lets the page be searched by words and editable tokens, with a bound presentation.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, prompt, _EditableSearchTokens(tokens: editableTokens, token: token))
    }

    /// Lets the page be searched by words and editable tokens, with a bound presentation and a localized prompt.
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, Text(prompt), _EditableSearchTokens(tokens: editableTokens, token: token))
    }

    /// Lets the page be searched by words and editable tokens, with a bound presentation and a prompt as it stands.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searching(text, isPresented, Text(prompt), _EditableSearchTokens(tokens: editableTokens, token: token))
    }
}

/// The searched things besides words.
protocol SearchTokens {
    /// Adds a token that is not there yet; false for a value of another type.
    func add(_ token: Any) -> Bool
}

/// Tokens below a search field, each a button that takes it away.
nonisolated struct _SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View, SearchTokens
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor
    var body: some View {
        HStack(spacing: 16) {
            ForEach(tokens.wrappedValue) { element in
                Button {
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                } label: {
                    HStack {
                        token(element)
                        Text(verbatim: "×").accessibilityHidden(true)
                    }
                }
            }
        }
    }

    func add(_ token: Any) -> Bool { tokens.add(token) }
}

/// Tokens that can be changed where they stand, each with a button that takes it away.
nonisolated struct _EditableSearchTokens<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
>: View, SearchTokens
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> T

    @MainActor
    var body: some View {
        HStack(spacing: 16) {
            ForEach(tokens) { element in
                HStack {
                    token(element)
                    Button("×") { tokens.wrappedValue.removeAll { $0.id == element.id } }
                        .accessibilityLabel(Text(own: "Remove"))
                }
            }
        }
    }

    func add(_ token: Any) -> Bool { tokens.add(token) }
}

/// Tokens that may be meant and are not searched for yet, each a button that makes it one of those.
nonisolated struct _SuggestedTokens<C: RandomAccessCollection, T: View>: View where C.Element: Identifiable {
    let suggested: Binding<C>
    let chosen: Binding<C>
    let token: (C.Element) -> T

    @MainActor
    var body: some View {
        let chosen = Set(chosen.wrappedValue.map(\.id))
        ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { element in
            token(element).searchCompletion(element)
        }
    }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
    /// Adds an element that is not there yet; false for a value of another type.
    fileprivate func add(_ token: Any) -> Bool {
        guard let token = token as? Value.Element else { return false }
        if !wrappedValue.contains(where: { $0.id == token.id }) { wrappedValue.append(token) }
        return true
    }
}

/// The field of a search, with its tokens, scopes and suggestions below it.
nonisolated struct _SearchBar: View {
    let search: PageChrome.Search
    let parts: [SearchPart]

    @MainActor
    var body: some View {
        let text = search.text.wrappedValue
        let isSearching = search.focus.wrappedValue || !text.isEmpty
        VStack(alignment: .leading) {
            TextField(label: search.prompt, prompt: nil, text: search.text)
                .modifier(_FocusedModifier(binding: search.focus, value: true))
                .modifier(_EnvironmentModifier(transform: { $0.submit = search.submit }, isSame: nil, value: nil))
            if !parts.isEmpty { shownParts(text: text, isSearching: isSearching) }
        }
    }

    @MainActor
    private func shownParts(text: String, isSearching: Bool) -> some View {
        // What is said first of a page is said by the outermost.
        ForEach(SearchPart.Kind.allCases, id: \.self) { kind in
            ForEach(Array(parts.filter { $0.kind == kind }.enumerated()), id: \.offset) { _, part in
                if part.isShown(text: text, isSearching: isSearching) {
                    part.view.modifier(
                        _EnvironmentModifier(
                            transform: { environment in
                                let columns = environment.refColumns
                                environment = part.environment
                                environment.refColumns = columns
                                environment.searchText = search.text
                                environment.searchSubmit = search.submit
                                environment.searchToken = parts.lazy.compactMap(\.addToken).first
                            }, isSame: nil, value: nil))
                }
            }
        }
    }
}

extension Button where Label == Text {
    /// Creates a button whose label is words of TextUI's own.
    nonisolated package init(
        own title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(own: title) }
    }
}

extension Label where Title == Text, Icon == Image {
    static var search: Self {
        Label {
            Text(own: "Search")
        } icon: {
            Image(systemName: "magnifyingglass")
        }
    }
}

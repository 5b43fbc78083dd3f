/// A page whose title is renamed by a tool of its bar, or by a rename button on it.
private struct RenamedTitle: ViewModifier {
    let title: Binding<String>
    @State private var draft = ""
    @State private var isRenaming = false
    /// What the program does to rename.
    @Environment(\.rename) private var rename

    nonisolated init(title: Binding<String>) {
        self.title = title
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .navigationTitle(title.wrappedValue)
            .toolbar { RenameButton() }
            .renameAction {
                if let rename { return rename() }
                draft = title.wrappedValue
                isRenaming = true
            }
            .alert(Text(own: "Rename"), isPresented: $isRenaming) {
                TextField(text: $draft) { Text(verbatim: title.wrappedValue) }
                Button(own: "Cancel", role: .cancel) {}
                Button(own: "Rename") {
                    if !draft.isEmpty { title.wrappedValue = draft }
                }
            }
    }
}

extension View {
    /// Sets the page's title to the bound string, with a tool to rename it.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(RenamedTitle(title: title))
    }
}

import UniformTypeIdentifiers

/// A dialog in which a person chooses files.
nonisolated struct FileDialog {
    enum Purpose {
        case open(severally: Bool)
        /// A place for a new file, with the name that it has at first.
        case save(String)
        /// A folder for files of those names.
        case into([String])

        /// The name in the field at first.
        var name: String { if case .save(let name) = self { name } else { "" } }
    }

    let purpose: Purpose
    /// The types of files that can be chosen.
    var types: [UTType] = []
    let confirmation: LocalizedStringKey
}

/// Shows a dialog of files before a view, and hands over what was chosen in it when it is closed.
nonisolated struct FileDialogModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let dialog: () -> FileDialog
    let chosen: ([URL]) -> Void
    let cancelled: () -> Void
    @State private var choice: [URL]?
    @Environment(\.fileDialog) private var options

    @MainActor
    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented, onDismiss: dismissed) {
            FileBrowser(dialog: dialog(), options: options) { urls in
                choice = urls
                isPresented.wrappedValue = false
            } cancel: {
                isPresented.wrappedValue = false
            }
        }
    }

    @MainActor
    private func dismissed() {
        guard let choice else { return cancelled() }
        self.choice = nil
        chosen(choice)
    }
}

extension View {
    nonisolated func fileDialog(
        isPresented: Binding<Bool>, _ dialog: @escaping () -> FileDialog, chosen: @escaping ([URL]) -> Void,
        cancelled: @escaping () -> Void
    ) -> some View {
        modifier(FileDialogModifier(isPresented: isPresented, dialog: dialog, chosen: chosen, cancelled: cancelled))
    }
}

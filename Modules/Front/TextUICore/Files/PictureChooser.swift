import UniformTypeIdentifiers

/// The dialog in which a person chooses a file with a picture, as a screen of its own.
package struct PictureChooser: View {
    private let chosen: (URL) -> Void
    private let cancelled: () -> Void
    @Environment(\.fileDialog) private var options

    package init(chosen: @escaping (URL) -> Void, cancelled: @escaping () -> Void) {
        self.chosen = chosen
        self.cancelled = cancelled
    }

    package var body: some View {
        FileBrowser(
            dialog: FileDialog(
                purpose: .open(severally: false), types: [.png, .jpeg, .webP], confirmation: LocalizedStringKey("Open")),
            options: options
        ) { urls in
            if let url = urls.first { chosen(url) }
        } cancel: {
            cancelled()
        }
    }
}

import UniformTypeIdentifiers

/// The dialog in which a person chooses files, as a screen of its own.
package struct FileChooser: View {
    private let dialog: FileDialog
    private let chosen: ([URL]) -> Void
    private let cancelled: () -> Void
    private let folder: URL?
    @Environment(\.fileDialog) private var options

    /// Makes a dialog that chooses one file, or several, of some types.
    ///
    /// - Parameter folder: Where it begins; nil for the program's working directory.
    package init(
        types: [UTType], severally: Bool = false, in folder: URL? = nil, chosen: @escaping ([URL]) -> Void,
        cancelled: @escaping () -> Void
    ) {
        dialog = FileDialog(
            purpose: .open(severally: severally), types: types, confirmation: LocalizedStringKey("Open"))
        self.folder = folder
        self.chosen = chosen
        self.cancelled = cancelled
    }

    /// Makes a dialog that chooses the folder for files, and gives the place of each.
    package init(
        placing files: [URL], asCopy: Bool, in folder: URL? = nil, chosen: @escaping ([URL]) -> Void,
        cancelled: @escaping () -> Void
    ) {
        self.folder = folder
        dialog = FileDialog(
            purpose: .into(files.map(\.lastPathComponent)),
            confirmation: asCopy ? LocalizedStringKey("Copy") : LocalizedStringKey("Move"))
        self.chosen = chosen
        self.cancelled = cancelled
    }

    package var body: some View {
        var options = options
        if let folder { options.folder = folder }
        return FileBrowser(dialog: dialog, options: options, finish: chosen, cancel: cancelled)
    }
}

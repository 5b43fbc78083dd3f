import UniformTypeIdentifiers

/// The folders of the machine, each a page behind the one that it is in, and what is done with what is in them.
struct FileBrowser: View {
    let dialog: FileDialog
    let options: FileDialogOptions
    let finish: ([URL]) -> Void
    let cancel: () -> Void
    @State private var path: [URL]
    @State private var chosen: [URL] = []
    /// A path, or the name of a new file.
    @State private var typed: String
    @State private var notice: LocalizedStringKey?
    @State private var replaced: [URL] = []

    init(
        dialog: FileDialog, options: FileDialogOptions, finish: @escaping ([URL]) -> Void,
        cancel: @escaping () -> Void
    ) {
        self.dialog = dialog
        self.options = options
        self.finish = finish
        self.cancel = cancel
        let folder = options.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        _path = State(initialValue: folder.folders)
        _typed = State(initialValue: dialog.purpose.name)
    }

    private var folder: URL { path.last ?? URL(fileURLWithPath: "/", isDirectory: true) }

    var body: some View {
        NavigationStack(path: $path) {
            page(URL(fileURLWithPath: "/", isDirectory: true))
                .navigationDestination(for: URL.self) { page($0) }
        }
        .alert(
            Text(own: "Replace “\(replaced.first?.lastPathComponent ?? "")”?"),
            isPresented: Binding(get: { !replaced.isEmpty }, set: { if !$0 { replaced = [] } })
        ) {
            let urls = replaced
            Button(own: "Replace", role: .destructive) { finish(urls) }
            Button(own: "Cancel", role: .cancel) {}
        } message: {
            Text(own: "What is there now is lost.")
        }
    }

    private func page(_ folder: URL) -> some View {
        FolderPage(folder: folder, withHidden: options.browser.contains(.includeHiddenFiles)) {
            if let message = options.message { message }
            field
            if let notice { Text(own: notice).foregroundStyle(.red) }
        } row: { entry in
            row(entry)
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button(own: "Cancel", role: .cancel) { cancel() } }
            ToolbarItem(placement: .confirmationAction) {
                Button(action: confirm) { options.confirmation ?? Text(own: dialog.confirmation) }
                    .disabled(!isComplete)
            }
        }
    }

    @ViewBuilder
    private var field: some View {
        switch dialog.purpose {
        case .open: TextField(text: $typed) { Text(own: "Path") }.onSubmit(confirm)
        case .save:
            TextField(text: $typed) { options.nameLabel ?? Text(own: "Name") }.onSubmit(confirm)
        case .into: EmptyView()
        }
    }

    @ViewBuilder
    private func row(_ entry: FolderListing.Entry) -> some View {
        if entry.isFolder {
            NavigationLink(value: entry.url) {
                Label {
                    Text(verbatim: entry.name)
                } icon: {
                    Image(systemName: "folder")
                }
            }
        } else if case .open(let severally) = dialog.purpose {
            let url = choice(of: entry)
            if severally {
                Toggle(isOn: isChosen(url)) { Text(verbatim: entry.name) }.disabled(!canChoose(entry))
            } else {
                Button {
                    finish([url])
                } label: {
                    Text(verbatim: entry.name)
                }
                .disabled(!canChoose(entry))
            }
        } else {
            Text(verbatim: entry.name).foregroundStyle(.secondary)
        }
    }

    private func canChoose(_ entry: FolderListing.Entry) -> Bool {
        entry.isOne(of: dialog.types) && options.isEnabled(entry.url)
    }

    private func choice(of entry: FolderListing.Entry) -> URL {
        options.keepsLinks ? entry.url : entry.url.resolvingSymlinksInPath()
    }

    private func isChosen(_ url: URL) -> Binding<Bool> {
        Binding(
            get: { chosen.contains(url) },
            set: { isOn in
                chosen.removeAll { $0 == url }
                if isOn { chosen.append(url) }
            })
    }

    private var takesFolders: Bool { dialog.types.contains { $0 == .folder || $0 == .directory || $0 == .item } }

    private var isComplete: Bool {
        switch dialog.purpose {
        case .open: takesFolders || !chosen.isEmpty || !isBlank
        case .save: !isBlank
        case .into: true
        }
    }

    private var isBlank: Bool { typed.allSatisfy(\.isWhitespace) }

    private func confirm() {
        notice = nil
        switch dialog.purpose {
        case .open where isBlank: finish(chosen.isEmpty ? [folder] : chosen)
        case .open: open(FolderListing.Entry(folder.file(at: typed)))
        case .save: place([folder.file(at: typed)])
        case .into(let names): place(names.map(folder.appendingPathComponent))
        }
    }

    private func open(_ entry: FolderListing.Entry) {
        guard FileManager.default.fileExists(atPath: entry.url.path) else {
            notice = "There is no “\(entry.url.path)”."
            return
        }
        if canChoose(entry) { return finish(chosen + [choice(of: entry)]) }
        guard entry.isFolder else {
            notice = "“\(entry.name)” is of a type that cannot be chosen here."
            return
        }
        typed = ""
        path = entry.url.folders
    }

    private func place(_ urls: [URL]) {
        if urls.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) {
            replaced = urls
        } else {
            finish(urls)
        }
    }
}

/// A folder and its rows.
private struct FolderPage<Header: View, Row: View>: View {
    let folder: URL
    let withHidden: Bool
    @ViewBuilder let header: () -> Header
    @ViewBuilder let row: (FolderListing.Entry) -> Row
    @State private var listing: Result<FolderListing, any Error>?

    var body: some View {
        List {
            header()
            switch listing {
            case .success(let listing): ForEach(listing.entries, content: row)
            case .failure: Text(own: "The folder cannot be read.").foregroundStyle(.red)
            case nil: EmptyView()
            }
        }
        .onAppear(perform: read)
        .refreshable { read() }
        .navigationTitle(Text(verbatim: folder.lastPathComponent))
    }

    private func read() {
        listing = Result { try FolderListing(of: folder, withHidden: withHidden) }
    }
}

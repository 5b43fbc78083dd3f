import OpenCombine

/// The page of a document: its editor, and tools for files.
package nonisolated struct _DocumentWindow<Document, Content: View>: View {
    package let kind: DocumentKind<Document>
    package let editor: @MainActor (DocumentFile<Document>) -> Content

    package init(kind: DocumentKind<Document>, editor: @escaping @MainActor (DocumentFile<Document>) -> Content) {
        self.kind = kind
        self.editor = editor
    }
    @State private var document: Document?
    @State private var url: URL?
    /// The number of the document among those that were shown: another one has an editor of its own.
    @State private var number = 0
    /// The number of the changes of a document that is an object.
    @State private var changes = 0
    @State private var isOpening = false
    @State private var isSaving = false
    /// Whether the document has changes that are in no file.
    @State private var isUnsaved = false
    /// The document that is to come in place of one that was not saved, if the person says so.
    @State private var next: Next?
    @State private var failure: Failure?

    private enum Next {
        case new
        case file(URL)
    }

    /// What could not be done, and why.
    private struct Failure {
        let title: LocalizedStringKey
        let reason: String
    }

    private var isEditable: Bool { kind.make != nil }

    @MainActor
    package var body: some View {
        NavigationStack {
            page
                .navigationTitle(Text(verbatim: url?.lastPathComponent ?? LocalizedStringKey("Untitled").own))
                .toolbar { tools }
        }
        .onAppear { if document == nil, isEditable { go(to: .new) } }
        .onOpenURL { if $0.isFileURL { ask(for: .file($0)) } }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: kind.readable) {
            if case .success(let url) = $0 { ask(for: .file(url)) }
        }
        .fileExporter(
            isPresented: $isSaving, file: document.map { document in { try kind.file(of: document, at: nil) } },
            type: kind.writable.first
        ) { result in
            switch result {
            case .success(let url):
                self.url = url
                isUnsaved = false
            case .failure(let error): fail("The document could not be saved", error)
            }
        }
        .alert(
            Text(own: "The document was not saved"),
            isPresented: Binding(get: { next != nil }, set: { if !$0 { next = nil } }), presenting: next
        ) { next in
            Button(role: .destructive) {
                go(to: next)
            } label: {
                Text(own: "Discard")
            }
            Button(role: .cancel) {
            } label: {
                Text(own: "Cancel")
            }
        }
        .alert(
            failure.map { Text(own: $0.title) } ?? Text(verbatim: ""),
            isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
        ) {
            Button {
            } label: {
                Text(own: "OK")
            }
        } message: {
            Text(verbatim: failure?.reason ?? "")
        }
    }

    @MainActor @ViewBuilder
    private var page: some View {
        if let document {
            let binding = Binding(
                get: { self.document ?? document },
                set: {
                    self.document = $0
                    save()
                })
            editor(DocumentFile(document: binding, url: url, isEditable: isEditable))
                .environment(\.documentConfiguration, DocumentConfiguration(isEditable: isEditable, fileURL: url))
                .id(number)
                .onReceive(kind.changes?(document) ?? Empty().eraseToAnyPublisher()) { changes += 1 }
                .onChange(of: changes) { save() }
        } else {
            Text(own: "No document is open").foregroundStyle(.secondary)
        }
    }

    @MainActor @ViewBuilder
    private var tools: some View {
        if isEditable {
            Button {
                ask(for: .new)
            } label: {
                Text(own: "New")
            }
        }
        Button {
            isOpening = true
        } label: {
            Text(own: "Open…")
        }
        if isEditable, url == nil {
            Button {
                isSaving = true
            } label: {
                Text(own: "Save…")
            }
        }
    }

    private func ask(for next: Next) {
        if isUnsaved { self.next = next } else { go(to: next) }
    }

    private func go(to next: Next) {
        switch next {
        case .new:
            guard let make = kind.make else { return }
            show(make(), from: nil)
        case .file(let url):
            do {
                show(try kind.document(at: url), from: url)
            } catch {
                fail("The document could not be opened", error, of: url)
            }
        }
    }

    private func show(_ document: Document, from url: URL?) {
        self.document = document
        self.url = url
        isUnsaved = false
        number += 1
    }

    /// Writes the document's file, where it has one.
    private func save() {
        guard isEditable, let document else { return }
        guard let url else { return isUnsaved = true }
        do {
            try kind.file(of: document, at: url).write(to: url, options: .atomic, originalContentsURL: nil)
            isUnsaved = false
        } catch {
            isUnsaved = true
            fail("The document could not be saved", error, of: url)
        }
    }

    private func fail(_ title: LocalizedStringKey, _ error: any Error, of url: URL? = nil) {
        let place = url.map { "\($0.path): " } ?? ""
        failure = Failure(title: title, reason: place + error.localizedDescription)
    }
}

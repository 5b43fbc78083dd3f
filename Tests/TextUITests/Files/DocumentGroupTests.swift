import Testing

import SwiftUI
import UniformTypeIdentifiers
import TextUICore

@MainActor @Suite struct DocumentGroupTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "new"

        init() {}

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
            else { throw CocoaError(.fileReadCorruptFile) }
            self.text = text
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text == "unwritable" { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private final class Page: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var words: String

        init(_ words: String) { self.words = words }
        init(configuration: ReadConfiguration) throws {
            words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func snapshot(contentType: UTType) throws -> String { words }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Editor: View {
        @Binding var text: String
        @State private var presses = 0
        var body: some View {
            TextField("Text", text: $text)
            Button("Pressed \(presses)") { presses += 1 }
        }
    }

    private func host(in folder: FilesOnDisk) -> SceneHost {
        SceneHost {
            DocumentGroup(newDocument: Note()) { file in
                Editor(text: file.$document.text)
                Text(file.isEditable ? "editable" : "fixed")
            }
            ._content.fileDialogDefaultDirectory(folder.url)
        }
    }

    private func value(_ label: String, in host: SceneHost) -> String? {
        host.frame.elements.first { $0.label == label }?.value
    }

    @Test func `a file is opened, and written after each change`() async throws {
        let folder = try FilesOnDisk(["note.txt": "Dear Ann"])
        let host = host(in: folder)
        await host.settle()
        #expect(value("Text", in: host) == "new" && host.frame.title == "Untitled")
        try await host.press("Pressed 0")
        await host.open(folder.url.appendingPathComponent("note.txt"))
        #expect(value("Text", in: host) == "Dear Ann" && host.frame.title == "note.txt")
        #expect(host.frame.text.contains("Pressed 0"), "another document has an editor of its own")
        try await host.set("Text", to: "Dear Ben")
        #expect(folder.text("note.txt") == "Dear Ben")
        #expect(!host.frame.elements.contains { $0.label == "Save…" })
        try await host.press("New")
        #expect(value("Text", in: host) == "new" && folder.text("note.txt") == "Dear Ben")
    }

    @Test func `a new document is saved by its name, and from then on by itself`() async throws {
        let folder = try FilesOnDisk()
        let host = host(in: folder)
        await host.settle()
        try await host.set("Text", to: "first")
        try await host.press("Save…")
        try await host.press("Export")
        #expect(folder.text("Untitled.txt") == "first" && host.frame.title == "Untitled.txt")
        try await host.set("Text", to: "second")
        #expect(folder.text("Untitled.txt") == "second")
    }

    @Test func `a new document is not lost without a question`() async throws {
        let folder = try FilesOnDisk(["note.txt": "Dear Ann"])
        let host = host(in: folder)
        await host.settle()
        try await host.set("Text", to: "first")
        try await host.press("New")
        #expect(host.frame.text.contains("The document was not saved"))
        try await host.press("Cancel")
        #expect(value("Text", in: host) == "first")
        await host.open(folder.url.appendingPathComponent("note.txt"))
        try await host.press("Discard")
        #expect(value("Text", in: host) == "Dear Ann")
    }

    @Test func `what cannot be read or written is said, and the document stays`() async throws {
        let folder = try FilesOnDisk(["note.txt": "Dear Ann", "lost/": ""])
        let host = host(in: folder)
        await host.open(folder.url.appendingPathComponent("lost"))
        #expect(host.frame.text.contains("The document could not be opened"))
        try await host.press("OK")
        #expect(value("Text", in: host) == "new")
        await host.open(folder.url.appendingPathComponent("note.txt"))
        try await host.set("Text", to: "unwritable")
        #expect(host.frame.text.contains("The document could not be saved"))
        try await host.press("OK")
        #expect(value("Text", in: host) == "unwritable" && folder.text("note.txt") == "Dear Ann")
        try await host.press("New")
        #expect(host.frame.text.contains("The document was not saved"))
    }

    @Test func `a document that is an object is written after its changes`() async throws {
        let folder = try FilesOnDisk(["page.txt": "one"])
        struct PageEditor: View {
            @ObservedObject var page: Page
            var body: some View { Button("Add to \(page.words)") { page.words += " two" } }
        }
        let host = SceneHost { DocumentGroup(newDocument: { Page("") }) { PageEditor(page: $0.document) }._content }
        await host.open(folder.url.appendingPathComponent("page.txt"))
        try await host.press("Add to one")
        await host.settle()
        #expect(folder.text("page.txt") == "one two" && host.frame.text.contains("Add to one two"))
    }

    @Test func `a viewer opens documents, and writes none`() async throws {
        let folder = try FilesOnDisk(["note.txt": "Dear Ann"])
        let host = SceneHost {
            DocumentGroup(viewing: Note.self) { file in
                Editor(text: file.$document.text)
                Text(file.isEditable ? "editable" : "fixed")
            }._content
        }
        await host.settle()
        #expect(host.frame.text.contains("No document is open"))
        #expect(!host.frame.elements.contains { $0.label == "New" })
        await host.open(folder.url.appendingPathComponent("note.txt"))
        try await host.set("Text", to: "Dear Ben")
        #expect(host.frame.text.contains("fixed") && folder.text("note.txt") == "Dear Ann")
    }
}

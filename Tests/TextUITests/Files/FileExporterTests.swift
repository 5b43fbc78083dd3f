import Testing

import SwiftUI
import UniformTypeIdentifiers
import TextUICore

@MainActor @Suite struct FileExporterTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text: String

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private final class Book: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.json, .plainText] }
        static var writableContentTypes: [UTType] { [.json] }
        @Published var pages = ["one", "two"]

        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> [String] { pages }
        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }
    }

    private struct Desk<Exported: View>: View {
        let folder: URL
        let exported: (Binding<Bool>, Binding<String>, Button<Text>) -> Exported
        @State private var isShown = false
        @State private var said = ""

        var body: some View {
            VStack {
                Text("said: \(said)")
                exported($isShown, $said, Button("Go") { isShown = true })
            }
            .fileDialogDefaultDirectory(folder)
        }
    }

    @Test func `a document is written by the name and into the folder that were chosen`() async throws {
        let folder = try FilesOnDisk(["letters/": ""])
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(
                    isPresented: isShown, document: Note("Dear Ann"), contentType: .plainText, defaultFilename: "Ann"
                ) { said.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed" }
            }
        }
        try await host.press("Go")
        #expect(host.frame.element("Name")?.value == "Ann.txt")
        try await host.press("letters")
        try await host.set("Name", to: "To Ann.txt")
        try await host.press("Export")
        #expect(host.frame.text.contains("said: To Ann.txt"))
        #expect(folder.text("letters/To Ann.txt") == "Dear Ann")
    }

    @Test func `a file that is there is replaced only when that is confirmed`() async throws {
        let folder = try FilesOnDisk(["Untitled.txt": "old"])
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(isPresented: isShown, document: Note("new"), contentType: .plainText) { _ in
                    said.wrappedValue = "done"
                }
            }
        }
        try await host.press("Go")
        try await host.press("Export")
        #expect(host.frame.presented == .alert && host.frame.title == "Replace “Untitled.txt”?")
        try await host.press("Cancel")
        #expect(host.frame.presented == .sheet && folder.text("Untitled.txt") == "old")
        try await host.press("Export")
        try await host.press("Replace")
        #expect(host.frame.text.contains("said: done") && folder.text("Untitled.txt") == "new")
    }

    @Test func `what cannot be written is a failure`() async throws {
        let folder = try FilesOnDisk()
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(isPresented: isShown, document: Note("x"), contentType: .plainText) { result in
                    if case .failure = result { said.wrappedValue = "failed" }
                }
            }
        }
        try await host.press("Go")
        try await host.set("Name", to: "nowhere/note.txt")
        try await host.press("Export")
        #expect(host.frame.text.contains("said: failed"))
    }

    @Test func `an object is written as a snapshot, and nothing is asked while there is none`() async throws {
        struct Shelf: View {
            let folder: URL
            @State private var book: Book?
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Write") { book = Book() }
                    Button("Go") { isShown = true }
                }
                .fileExporter(isPresented: $isShown, document: book, contentTypes: [.json]) { _ in }
                .fileDialogDefaultDirectory(folder)
            }
        }
        let folder = try FilesOnDisk()
        let host = SceneHost { Shelf(folder: folder.url) }
        try await host.press("Go")
        #expect(host.frame.presented == nil)
        try await host.press("Write")
        #expect(host.frame.presented == .sheet)
        try await host.press("Export")
        #expect(folder.text("Untitled.json") == #"["one","two"]"#)
    }

    @Test func `several documents are written into a folder`() async throws {
        let folder = try FilesOnDisk(["notes/": ""])
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(
                    isPresented: isShown, documents: [Note("1"), Note("2")], contentType: .plainText
                ) { said.wrappedValue = "\((try? $0.get().count) ?? 0) written" }
            }
        }
        try await host.press("Go")
        try await host.press("notes")
        try await host.press("Export")
        #expect(host.frame.text.contains("said: 2 written"))
        #expect(folder.text("notes/Untitled.txt") == "1" && folder.text("notes/Untitled 2.txt") == "2")
    }

    private struct Recipe: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { (recipe: Recipe) in
                try JSONEncoder().encode([recipe.name])
            }
            DataRepresentation(exportedContentType: .utf8PlainText) { (recipe: Recipe) in Data(recipe.name.utf8) }
        }
    }

    @Test func `an item is written in the first of the types that it has, else in its best form`() async throws {
        let folder = try FilesOnDisk()
        let choices: [(types: [UTType], name: String)] = [
            ([.png, .plainText], "Soup.txt"), ([], "Soup.json"), ([.png], "Soup.png"),
        ]
        for (types, name) in choices {
            let host = SceneHost {
                Desk(folder: folder.url) { isShown, said, button in
                    button.fileExporter(
                        isPresented: isShown, item: Recipe(name: "Leeks"), contentTypes: types,
                        defaultFilename: "Soup"
                    ) {
                        said.wrappedValue = (try? $0.get().lastPathComponent) ?? "failed"
                    } onCancellation: {
                        said.wrappedValue = "cancelled"
                    }
                }
            }
            try await host.press("Go")
            try await host.press("Cancel")
            #expect(host.frame.text.contains("said: cancelled"))
            try await host.press("Go")
            #expect(host.frame.element("Name")?.value == name)
            try await host.press("Export")
            #expect(host.frame.text.contains("said: \(types == [.png] ? "failed" : name)"))
        }
        #expect(folder.text("Soup.txt") == "Leeks" && folder.text("Soup.json") == #"["Leeks"]"#)
        #expect(folder.text("Soup.png") == nil)
    }

    @Test func `several items are written into a folder`() async throws {
        let folder = try FilesOnDisk()
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(isPresented: isShown, items: ["1", "2"], contentTypes: [.plainText]) {
                    said.wrappedValue = "\((try? $0.get().count) ?? 0) written"
                }
            }
        }
        try await host.press("Go")
        try await host.press("Export")
        #expect(host.frame.text.contains("said: 2 written"))
        #expect(folder.text("Untitled.txt") == "1" && folder.text("Untitled 2.txt") == "2")
    }

    private struct Card: Transferable {
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .plainText) { (card: Card) in Data(card.name.utf8) }
                .suggestedFileName { $0.name.isEmpty ? nil : $0.name + ".txt" }
        }
    }

    @Test func `items are written by the names that they suggest, each by its own`() async throws {
        let folder = try FilesOnDisk()
        let one = SceneHost {
            Desk(folder: folder.url) { isShown, _, button in
                button.fileExporter(isPresented: isShown, item: Card(name: "Ann")) { _ in }
            }
        }
        try await one.press("Go")
        #expect(one.frame.element("Name")?.value == "Ann.txt")
        let several = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileExporter(isPresented: isShown, items: ["Bob", "Bob", ""].map(Card.init(name:))) {
                    let names = (try? $0.get().map(\.lastPathComponent)) ?? []
                    said.wrappedValue = names.joined(separator: " and ")
                }
            }
        }
        try await several.press("Go")
        try await several.press("Export")
        #expect(several.frame.text.contains("said: Bob.txt and Bob 2.txt and Untitled 3.txt"))
        #expect(folder.text("Bob.txt") == "Bob" && folder.text("Bob 2.txt") == "Bob")
    }

    @Test func `a file is moved, and takes the place of another one when that is confirmed`() async throws {
        let folder = try FilesOnDisk(["a.txt": "a", "old/a.txt": "older", "new/": ""])
        let host = SceneHost {
            Desk(folder: folder.url) { isShown, said, button in
                button.fileMover(isPresented: isShown, file: folder.url.appendingPathComponent("a.txt")) {
                    said.wrappedValue = (try? $0.get().deletingLastPathComponent().lastPathComponent) ?? "failed"
                } onCancellation: {
                    said.wrappedValue = "cancelled"
                }
            }
        }
        try await host.press("Go")
        try await host.press("old")
        try await host.press("Move")
        try await host.press("Replace")
        #expect(host.frame.text.contains("said: old"))
        #expect(folder.text("a.txt") == nil && folder.text("old/a.txt") == "a")
        try await host.press("Go")
        try await host.press("Cancel")
        #expect(host.frame.text.contains("said: cancelled"))
        try await host.press("Go")
        try await host.press("new")
        try await host.press("Move")
        #expect(host.frame.text.contains("said: failed"))
    }

    @Test func `a folder in memory is read and written with all that is in it`() throws {
        let folder = try FilesOnDisk(["book/page.txt": "one", "book/more/page.txt": "two"])
        let book = try FileWrapper(url: folder.url.appendingPathComponent("book"))
        #expect(book.isDirectory && book.fileWrappers?["page.txt"]?.regularFileContents == Data("one".utf8))
        #expect(book.addRegularFile(withContents: Data("three".utf8), preferredFilename: "page.txt") != "page.txt")
        #expect(book.addRegularFile(withContents: Data("four".utf8), preferredFilename: "last.txt") == "last.txt")
        let more = try #require(book.fileWrappers?["more"])
        #expect(book.keyForFileWrapper(more) == "more")
        try book.write(to: folder.url.appendingPathComponent("copy"), options: .atomic)
        #expect(folder.text("copy/more/page.txt") == "two" && folder.text("copy/last.txt") == "four")
        book.removeFileWrapper(more)
        try book.write(to: folder.url.appendingPathComponent("copy"), options: .atomic)
        #expect(folder.text("copy/more/page.txt") == nil && folder.text("copy/page.txt") == "one")
    }
}

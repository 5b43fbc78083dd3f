import SwiftUI
import UniformTypeIdentifiers

/// Reads a file that somebody chooses, and writes it to another.
struct FilesView: View {
    @State private var isReading = false
    @State private var isWriting = false
    @State private var note = Note()
    @State private var said = "nothing"

    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = ""

        init() {}

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    var body: some View {
        List {
            Button("Read a file") { isReading = true }
            Button("Write it") { isWriting = true }
            Text("Read: \(note.text)")
            Text("Said: \(said)")
        }
        .navigationTitle("Files")
        .fileImporter(isPresented: $isReading, allowedContentTypes: [.plainText]) { result in
            switch result {
            case .success(let url): note.text = (try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable"
            case .failure(let error): said = error.localizedDescription
            }
        }
        .fileExporter(isPresented: $isWriting, document: note, contentType: .plainText, defaultFilename: "copy") {
            said = (try? $0.get().lastPathComponent) ?? "failed"
        }
        .fileDialogDefaultDirectory(
            ProcessInfo.processInfo.environment["SAMPLER_FOLDER"].map { URL(fileURLWithPath: $0) })
    }
}

import SwiftUI
import UniformTypeIdentifiers

struct Letter: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, UTType(exportedAs: "com.example.letter")]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct Stamp: Codable, Transferable {
    var price = 1
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

struct PostOffice: View {
    @State private var isReading = false
    @State private var isWriting = false
    @Environment(\.undoManager) private var undoManager
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack {
            Text("Letters")
                .focusable()
                .onKeyPress(.space) { .handled }
                .onKeyPress { press in press.key == .return ? .handled : .ignored }
                .fileImporter(isPresented: $isReading, allowedContentTypes: [.plainText]) { result in
                    guard let url = try? result.get(), url.startAccessingSecurityScopedResource() else { return }
                    url.stopAccessingSecurityScopedResource()
                }
                .fileExporter(isPresented: $isWriting, document: Letter(), contentType: .plainText) { _ in }
            Text("Stamps").draggable(Stamp()).dropDestination(for: Stamp.self) { stamps, _ in !stamps.isEmpty }
            Button("Undo") {
                undoManager?.undo()
                dismiss()
                openURL(URL(string: "https://example.com")!)
            }
        }
    }
}

@Observable final class Inbox {
    var count = 0
    var names = ["Ann"]
}

struct InboxView: View {
    @State private var inbox = Inbox()
    @Environment(Inbox.self) private var shared

    var body: some View {
        @Bindable var shared = shared
        Stepper("Letters", value: $inbox.count)
        TextField("From", text: $shared.names[0])
        Button("More") {
            inbox.count += 1
            Task { inbox.count = 2 }
        }
    }
}

struct Carousel: View {
    @State private var position: Int? = 0

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        }
        .scrollPosition(id: $position)
        .onChange(of: position) { _, now in
            guard now == 8 else { return }
            var transaction = Transaction(animation: nil)
            transaction.scrollPositionUpdatePreservesVelocity = true
            transaction.scrollContentOffsetAdjustmentBehavior = .disabled
            transaction.tracksVelocity = true
            withTransaction(transaction) { position = 0 }
        }
    }
}

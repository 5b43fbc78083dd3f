import OpenCombine
import UniformTypeIdentifiers

/// A document and its file, as a window has them.
package struct DocumentFile<Document> {
    package let document: Binding<Document>
    package let url: URL?
    package let isEditable: Bool
}

/// The ways of a type of documents: how one is made, read and written.
package struct DocumentKind<Document> {
    /// Makes a new document; nil where documents are only looked at.
    let make: (() -> Document)?
    let readable: [UTType]
    let writable: [UTType]
    let read: (FileDocumentReadConfiguration) throws -> Document
    let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// Tells before each change of a document that is an object; nil for values.
    let changes: ((Document) -> AnyPublisher<Void, Never>)?

    /// Reads the document of a file.
    func document(at url: URL) throws -> Document {
        try read(
            FileDocumentReadConfiguration(
                contentType: type(of: url, among: readable), file: try FileWrapper(url: url, options: .immediate)))
    }

    /// Returns the file that a document is written as at a place.
    func file(of document: Document, at url: URL?) throws -> FileWrapper {
        let contentType = url.map { type(of: $0, among: writable) } ?? writable.first ?? .data
        return try write(document, FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
    }

    private func type(of url: URL, among types: [UTType]) -> UTType {
        let own = UTType(filenameExtension: url.pathExtension)
        return types.first { own?.conforms(to: $0) == true } ?? types.first ?? .data
    }
}

extension DocumentKind where Document: FileDocument {
    package init(make: (() -> Document)?) {
        self.init(
            make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) }, changes: nil)
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    package init(make: (() -> Document)?) {
        self.init(
            make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
            read: { try Document(configuration: $0) },
            write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) },
            changes: { $0.objectWillChange.map { _ in }.eraseToAnyPublisher() })
    }
}

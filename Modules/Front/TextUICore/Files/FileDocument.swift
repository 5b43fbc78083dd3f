public import UniformTypeIdentifiers

/// A document that is a value, read from a file and written to one, as SwiftUI's `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The file that the document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that the document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to; by default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file. It throws where the contents make no sense.
    init(configuration: ReadConfiguration) throws
    /// Returns the file that the document is written as.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, as SwiftUI's `ReferenceFileDocument`. A snapshot of it is written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    /// The file that the document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that the document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to; by default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file. It throws where the contents make no sense.
    init(configuration: ReadConfiguration) throws
    /// Returns the state to write, which later changes of the document do not touch.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file that a snapshot is written as.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types that the document can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, as SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file and its contents.
    public let file: FileWrapper
}

/// The file that a document is written to, as SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
    /// The type of file to write.
    public let contentType: UTType
    /// The file before this writing; nil for a new one.
    public let existingFile: FileWrapper?
}

public import OpenCombine
public import UniformTypeIdentifiers

/// A form of a value that an encoder writes and a decoder reads.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    public typealias Body = _NoForm<Item>
    public let _forms: [_TransferForm<Item>]

    /// Writes and reads a value as JSON of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Writes and reads a value of a type with an encoder and a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        let write = Unchecked { (item: Item) in try encoder.encode(item) }
        let read = Unchecked { (data: Data) in try decoder.decode(Item.self, from: data) }
        _forms = [
            _TransferForm(type: contentType, write: { try write.value($0) }, read: { try read.value($0) })
        ]
    }
}

/// A form of a value as bytes, which closures write and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    public let _forms: [_TransferForm<Item>]

    /// Both writes and reads bytes of a type.
    @preconcurrency
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(type: contentType, write: exporting, read: importing)]
    }

    /// Only writes bytes of a type.
    @preconcurrency
    public init(
        exportedContentType contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        _forms = [_TransferForm(type: contentType, write: exporting)]
    }

    /// Only reads bytes of a type, or of a type that conforms to it.
    @preconcurrency
    public init(
        importedContentType contentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(type: contentType, read: importing)]
    }
}

/// A form of a value as the bytes of a file, which closures write and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    public let _forms: [_TransferForm<Item>]

    /// Both writes and reads a file of a type. The bytes are copied, so opening in place has no effect; a file that is
    /// read is gone after `importing` returns.
    @preconcurrency
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _forms = [
            _TransferForm(
                type: contentType, write: Self.written(exporting), read: Self.read(importing, as: contentType))
        ]
    }

    /// Only writes a file of a type, whose bytes are copied.
    @preconcurrency
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _forms = [_TransferForm(type: exportedContentType, write: Self.written(exporting))]
    }

    /// Only reads a file of a type, which is gone after `importing` returns.
    @preconcurrency
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _forms = [_TransferForm(type: importedContentType, read: Self.read(importing, as: importedContentType))]
    }

    private static func written(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try Data(contentsOf: try await exporting($0).file) }
    }

    /// Reads bytes by way of a file, which is there for as long as that takes.
    private static func read(
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, as type: UTType
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString, conformingTo: type)
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// A file that a program hands over.
public struct SentTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// Whether the receiver may use the file itself. Has no effect in text: its bytes are copied.
    public let allowAccessingOriginalFile: Bool

    /// Hands a file over.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a program receives.
public struct ReceivedTransferredFile: Sendable {
    /// The place of the file, which is there for as long as the importing closure runs.
    public let file: URL
    /// Whether the file is the sender's own; in text always `false`, for a copy.
    public let isOriginalFile: Bool
}

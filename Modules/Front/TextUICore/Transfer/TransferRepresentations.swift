public import UniformTypeIdentifiers

/// A value as JSON. As Core Transferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    private let contentType: UTType

    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.contentType = contentType
    }

    public var _forms: [_TransferForm<Item>] {
        [
            _TransferForm(
                type: contentType, write: { try JSONEncoder().encode($0) },
                read: { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }
}

/// A value as bytes. As Core Transferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    public let _forms: [_TransferForm<Item>]

    @preconcurrency
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(type: contentType, write: exporting, read: importing)]
    }

    @preconcurrency
    public init(
        exportedContentType contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        _forms = [_TransferForm(type: contentType, write: exporting)]
    }

    @preconcurrency
    public init(
        importedContentType contentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(type: contentType, read: importing)]
    }
}

/// A value as a file. As Core Transferable's `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = _NoForm<Item>
    public let _forms: [_TransferForm<Item>]

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

    @preconcurrency
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        _forms = [_TransferForm(type: exportedContentType, write: Self.written(exporting))]
    }

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

    /// What is read stands in a file for as long as that takes.
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

/// A file that is handed over. As Core Transferable's `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed over. As Core Transferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

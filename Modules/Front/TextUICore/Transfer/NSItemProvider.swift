import Foundation
import Synchronization
import UniformTypeIdentifiers

/// Data that is handed from one part of a program to another, in one form or in several. As `NSItemProvider` of Apple's
/// Foundation; what is handed over stays in the program.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// A form of the data: its type, and the way to its bytes.
    struct Form: Sendable {
        let type: UTType
        let load: @Sendable () async throws -> Data
    }

    private let registered = Mutex<[Form]>([])
    /// The name that a file of the data is to have.
    open var suggestedName: String?

    /// Makes a provider without data.
    public override init() {}

    /// Makes a provider of an object, in the forms that its class writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a string, a URL or data, of a type; without data where `item` is none of them.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let bytes: Data
        switch item {
        case let text as NSString: bytes = Data((text as String).utf8)
        case let url as NSURL: bytes = Data((url as URL).absoluteString.utf8)
        case let data as NSData: bytes = data as Data
        default: return
        }
        let own = (item as? any NSItemProviderWriting).flatMap {
            type(of: $0).writableTypeIdentifiersForItemProvider.first
        }
        register(UTType(importedAs: typeIdentifier ?? own ?? UTType.data.identifier)) { bytes }
    }

    /// Makes a provider of a file's bytes; nil where there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        register(type) { try Data(contentsOf: fileURL) }
    }

    /// The types of the forms, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

    var forms: [Form] { registered.withLock(\.self) }

    func register(_ type: UTType, load: @escaping @Sendable () async throws -> Data) {
        registered.withLock { $0.append(Form(type: type, load: load)) }
    }

    /// Tells whether a form is of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        form(conformingTo: UTType(importedAs: typeIdentifier)) != nil
    }

    func form(conformingTo type: UTType) -> Form? { forms.first { $0.type.conforms(to: type) } }

    /// Adds the forms that an object's class writes.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: Has no effect: what is handed over stays in the program.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let object = Unchecked(value: object)
        for identifier in type(of: object.value).writableTypeIdentifiersForItemProvider {
            register(UTType(importedAs: identifier)) {
                try await Self.bytes {
                    _ = object.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
                }
            }
        }
    }

    /// Adds a form, whose bytes `loadHandler` gives to the closure that it is called with.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type, such as `public.plain-text`.
    ///   - visibility: Has no effect: what is handed over stays in the program.
    ///   - loadHandler: Hands the bytes over, or an error.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(UTType(importedAs: typeIdentifier)) { try await Self.bytes { _ = loadHandler($0) } }
    }

    private static func bytes(
        _ load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Void
    ) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            load { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }
}

/// The programs that may read a form. As Foundation's `NSItemProviderRepresentationVisibility`; has no effect in text.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

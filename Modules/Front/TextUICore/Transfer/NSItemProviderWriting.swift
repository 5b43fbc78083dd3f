import Foundation
import UniformTypeIdentifiers

/// An object that a provider can be made of. As Apple's Foundation's `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {
    /// The types of the forms that the class writes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Gives the bytes of a form to the handler.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be read of a provider. As Apple's Foundation's `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {
    /// The types of the forms that the class reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of a form's bytes.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// Plain text, and URLs as their text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.plainText.identifier, UTType.url.identifier]
    }

    /// Gives the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Makes the text of its bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        unsafeDowncast(NSString(string: String(decoding: data, as: UTF8.self)), to: Self.self)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// URLs, and plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }
    /// URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Gives the absolute string in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as URL).absoluteString.utf8), nil)
        return nil
    }

    /// Makes the URL of its text; other text throws `CocoaError.fileReadCorruptFile`.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return unsafeDowncast(url, to: Self.self)
    }
}

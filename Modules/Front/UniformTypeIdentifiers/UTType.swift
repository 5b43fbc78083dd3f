public import Foundation

/// A type of data, known by its identifier, by an ending of files' names or by a MIME type. The system's types are in a
/// table; a program's own are in the `Info.plist` of its main bundle, or in `init(exportedAs:conformingTo:)`.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.plain-text`.
    public let identifier: String
    /// The type that the program said it conforms to, where no declaration says so.
    let parent: String?

    init(_ identifier: String, parent: String?) {
        self.identifier = identifier
        self.parent = parent
    }

    /// Creates a declared type; `nil` for any other identifier, except one that this module has made for an undeclared
    /// ending.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        guard Declaration.named[identifier] != nil || UndeclaredTag(identifier: identifier) != nil else { return nil }
        self.init(identifier, parent: nil)
    }

    /// Creates a type of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier.lowercased(), parent: parentType?.identifier)
    }

    /// Creates a type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of the files with an ending that are a `supertype`. An ending that nothing declares gives a
    /// dynamic type; an empty one gives `nil`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type that is a `supertype`. A MIME type that nothing declares gives a dynamic type;
    /// an empty one gives `nil`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the first type with a tag that is a `supertype`; `nil` for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// Returns the declared types with a tag that are a `supertype`, or a single dynamic one where there are none.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        let known = Declaration.all.filter { $0.tags[tagClass]?.contains(tag) == true }.map(\.type)
            .filter { type in supertype.map(type.conforms(to:)) ?? true }
        guard known.isEmpty else { return known }
        let undeclared = UndeclaredTag(tag: tag, tagClass: tagClass, supertype: supertype?.identifier)
        return [UTType(undeclared.identifier, parent: nil)]
    }

    /// Whether the table or the program declares the type.
    public var isDeclared: Bool { Declaration.named[identifier] != nil }
    /// Whether the type stands for an ending or a MIME type of which nothing else is known.
    public var isDynamic: Bool { identifier.hasPrefix(UndeclaredTag.prefix) }
    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The endings and MIME types of the type, the preferred first.
    public var tags: [UTTagClass: [String]] {
        if let declaration = Declaration.named[identifier] { return declaration.tags }
        guard let undeclared = UndeclaredTag(identifier: identifier) else { return [:] }
        return [undeclared.tagClass: [undeclared.tag]]
    }

    /// The preferred ending of files' names, without its dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The preferred MIME type.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The name of the type, in English; `nil` for a type that nothing declares.
    public var localizedDescription: String? { Declaration.named[identifier]?.name }

    /// A page about the type; always `nil`.
    public var referenceURL: URL? { nil }
    /// The version of the type's declaration; always `nil`.
    public var version: Int? { nil }

    private var parents: [String] {
        if let declaration = Declaration.named[identifier] { return declaration.parents }
        return [parent ?? UndeclaredTag(identifier: identifier)?.supertype].compactMap(\.self)
    }

    /// All types that the type conforms to, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var left = parents
        while let next = left.popLast() {
            let type = UTType(next, parent: nil)
            if found.insert(type).inserted { left += type.parents }
        }
        return found
    }

    /// Whether the type is the other one, or one of its subtypes.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether the type conforms to the other one, and is not the same.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether the other type conforms to this one, and is not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether two types have the same identifier.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// A kind of name that a type has outside of a program.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Endings of files' names.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier.
    public var description: String { identifier }
    /// The identifier.
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    /// Reads the identifier, a string.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier, a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

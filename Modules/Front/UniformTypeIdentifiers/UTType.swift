public import Foundation

/// A type of data: by its identifier, by an ending of files' names, or by a MIME type. As Uniform Type Identifiers'
/// `UTType`: the system's types are known by a table, a program's own by the `Info.plist` of its main bundle or by what
/// `init(exportedAs:conformingTo:)` says.
public struct UTType: Hashable, Sendable {
    /// Such as `public.plain-text`.
    public let identifier: String
    /// What the program said that it conforms to, where nothing else says so.
    let parent: String?

    init(_ identifier: String, parent: String?) {
        self.identifier = identifier
        self.parent = parent
    }

    /// A type that is declared; nil of any other identifier, but of those that this module made for undeclared endings.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        guard Declaration.named[identifier] != nil || UndeclaredTag(identifier: identifier) != nil else { return nil }
        self.init(identifier, parent: nil)
    }

    /// A type of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier.lowercased(), parent: parentType?.identifier)
    }

    /// A type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of the files whose names end so and that are a `supertype`; one that nothing declares where none is
    /// known. Nil of no ending.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// The declared types with a tag that are a `supertype`; where there are none, one that nothing declares.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return [] }
        let known = Declaration.all.filter { $0.tags[tagClass]?.contains(tag) == true }.map(\.type)
            .filter { type in supertype.map(type.conforms(to:)) ?? true }
        guard known.isEmpty else { return known }
        let undeclared = UndeclaredTag(tag: tag, tagClass: tagClass, supertype: supertype?.identifier)
        return [UTType(undeclared.identifier, parent: nil)]
    }

    /// Whether a declaration says what it is.
    public var isDeclared: Bool { Declaration.named[identifier] != nil }
    /// Whether it stands for an ending or a MIME type of which nothing else is known.
    public var isDynamic: Bool { identifier.hasPrefix(UndeclaredTag.prefix) }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// The endings and MIME types of the type, the preferred first.
    public var tags: [UTTagClass: [String]] {
        if let declaration = Declaration.named[identifier] { return declaration.tags }
        guard let undeclared = UndeclaredTag(identifier: identifier) else { return [:] }
        return [undeclared.tagClass: [undeclared.tag]]
    }

    /// Without its dot.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// In English; nil of a type that nothing declares.
    public var localizedDescription: String? { Declaration.named[identifier]?.name }

    public var referenceURL: URL? { nil }
    public var version: Int? { nil }

    private var parents: [String] {
        if let declaration = Declaration.named[identifier] { return declaration.parents }
        return [parent ?? UndeclaredTag(identifier: identifier)?.supertype].compactMap(\.self)
    }

    /// All that the type conforms to, directly or not.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var left = parents
        while let next = left.popLast() {
            let type = UTType(next, parent: nil)
            if found.insert(type).inserted { left += type.parents }
        }
        return found
    }

    /// Whether it is the other type, or one of its subtypes.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Kinds of names that a type has outside. As `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

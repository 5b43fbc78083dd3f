import ClinicModel

/// The kinds of text that a Reference may hold.
enum LiteralReference: Hashable {
    /// `#id`: something contained in the same resource.
    case contained
    /// `urn:uuid:…`, `urn:oid:…`: another entry, by its fullUrl.
    case urn(String)
    /// `Type?query`.
    case conditional(type: String, query: String)
    /// `Type/id`.
    case relative(ResourceIdentity)
    /// A URL, or what else it may be.
    case other(String)

    init(_ text: String) {
        if text.hasPrefix("#") {
            self = .contained
        } else if text.lowercased().hasPrefix("urn:") {
            self = .urn(text)
        } else if let mark = text.firstIndex(of: "?"), ResourceTypes.contains(String(text[..<mark])) {
            self = .conditional(type: String(text[..<mark]), query: String(text[text.index(after: mark)...]))
        } else if let identity = ResourceIdentity(reference: text) {
            self = .relative(identity)
        } else {
            self = .other(text)
        }
    }
}

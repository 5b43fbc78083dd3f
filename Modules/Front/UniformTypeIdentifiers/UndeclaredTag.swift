import Foundation

/// An ending or a MIME type that no declaration has. The identifier of its type tells it, so that the type is the same
/// wherever it is made.
struct UndeclaredTag {
    let tag: String
    let tagClass: UTTagClass
    let supertype: String?

    static let prefix = "dyn."

    init(tag: String, tagClass: UTTagClass, supertype: String?) {
        (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype)
    }

    init?(identifier: String) {
        let digits = Array(identifier.utf8.dropFirst(Self.prefix.utf8.count))
        guard identifier.hasPrefix(Self.prefix), digits.count.isMultiple(of: 2) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
            UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) ?? 0
        }
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        guard parts.count == 3 else { return nil }
        self.init(
            tag: parts[0], tagClass: UTTagClass(rawValue: parts[1]), supertype: parts[2].isEmpty ? nil : parts[2])
    }

    var identifier: String {
        let parts = [tag.replacingOccurrences(of: "\n", with: " "), tagClass.rawValue, supertype ?? ""]
        return Self.prefix + parts.joined(separator: "\n").utf8.map { String(format: "%02x", $0) }.joined()
    }
}

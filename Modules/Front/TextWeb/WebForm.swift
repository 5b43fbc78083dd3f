/// The fields of a form as a browser posts them.
public struct WebForm: Sendable {
    private let fields: [(name: String, value: String)]

    /// Reads `application/x-www-form-urlencoded`; nil for a body that is not, or has more than 2,000 fields.
    public init?(_ body: some Collection<UInt8>) {
        var fields: [(name: String, value: String)] = []
        for pair in body.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count < 2_000, let name = Self.decoded(parts[0]),
                let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
            else { return nil }
            fields.append((name, value))
        }
        self.fields = fields
    }

    /// The value of a field, the last where there are several; nil where there is none.
    public subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

    /// The values of the fields whose names begin so, by the rests of the names.
    func values(below prefix: String) -> [String: String] {
        var values: [String: String] = [:]
        for field in fields where field.name.hasPrefix(prefix) {
            values[String(field.name.dropFirst(prefix.count))] = field.value
        }
        return values
    }

    private static func decoded(_ text: some Collection<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        // A browser sends line breaks as two characters.
        return String(validating: bytes, as: UTF8.self)?.replacing("\r\n", with: "\n")
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(UnicodeScalar(byte)).isASCII ? Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init) : nil
    }
}

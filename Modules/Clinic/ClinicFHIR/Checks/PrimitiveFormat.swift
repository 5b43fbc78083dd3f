import ClinicModel
import PlainText

/// The primitive types of FHIR and what their JSON must look like.
package enum PrimitiveFormat: String {
    case boolean, integer, unsignedInt, positiveInt, decimal
    case string, markdown, code, id, uri, url, canonical, base64Binary, xhtml
    case date, dateTime, instant, time

    /// Why `value` is none of this type; nil if it is one.
    func fault(of value: JSONValue) -> String? {
        switch self {
        case .boolean: value.bool == nil ? "\(value.kind) is not true or false" : nil
        case .decimal:
            if case .number(let digits) = value {
                ExactDecimal(digits) == nil ? "\(digits) is too large a number" : nil
            } else {
                "\(value.kind) is not a number"
            }
        case .integer: number(value, in: -2_147_483_648...2_147_483_647)
        case .unsignedInt: number(value, in: 0...2_147_483_647)
        case .positiveInt: number(value, in: 1...2_147_483_647)
        default: value.string.map(fault(ofText:)) ?? "\(value.kind) is not a string"
        }
    }

    private func number(_ value: JSONValue, in range: ClosedRange<Int>) -> String? {
        guard case .number(let digits) = value else { return "\(value.kind) is not a number" }
        guard let number = Int(digits), range.contains(number) else { return "\(digits) is not a number for this" }
        return nil
    }

    private func fault(ofText text: String) -> String? {
        let isRight =
            switch self {
            case .date: PartialDate(text).map { $0.year > 0 } ?? false
            case .dateTime: FHIRTime.dateTime(text) != nil
            case .instant: FHIRTime.instant(text) != nil
            case .id: Self.isID(text)
            case .code: Self.isCode(text)
            case .uri, .url, .canonical: !text.isEmpty && !text.contains(where: \.isWhitespace)
            default: !text.isEmpty
            }
        guard !isRight else { return nil }
        return text.isEmpty ? "an empty string is no value" : "\"\(text)\" is not \(noun)"
    }

    private var noun: String {
        switch self {
        case .date: "a date, such as 1984-02-29"
        case .dateTime: "a date or a time with seconds and a zone, such as 2026-11-21T09:00:00Z"
        case .instant: "an instant with seconds and a zone, such as 2026-11-21T09:00:00Z"
        case .id: "an id: at most 64 letters, digits, hyphens and points"
        case .code: "a code"
        default: "a URI"
        }
    }

    package static func isID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    private static func isCode(_ text: String) -> Bool {
        !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
            && !text.contains("  ")
    }
}

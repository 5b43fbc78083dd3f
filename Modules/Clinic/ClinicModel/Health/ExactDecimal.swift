import Foundation

/// A decimal with the digits that it was written with: FHIR's 1.50 is not 1.5.
package struct ExactDecimal: Hashable, Sendable, CodedAsText {
    /// Such as `6.30` or `1.2e-3`.
    package let description: String
    package let value: Double

    /// Nil if `text` is no number. One that is written otherwise than JSON has numbers, such as `.5`, `+5` or `05`, has the
    /// same digits as JSON has them.
    package init?(_ text: String) {
        guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else { return nil }
        description = Self.json(text)
        self.value = value
    }

    /// The number that somebody has typed, with a comma or a point; nil if it is none.
    package init?(typed text: String) {
        self.init(text.trimmingCharacters(in: .whitespaces).replacing(",", with: "."))
    }

    private static func json(_ text: String) -> String {
        let exponent = text.firstIndex { $0 == "e" || $0 == "E" } ?? text.endIndex
        let mantissa = text[..<exponent]
        let parts = mantissa.drop { $0 == "+" || $0 == "-" }.split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let (whole, fraction) = (parts[0].drop { $0 == "0" }, parts.dropFirst().first ?? "")
        return (mantissa.first == "-" ? "-" : "") + (whole.isEmpty ? "0" : whole)
            + (fraction.isEmpty ? "" : ".\(fraction)") + text[exponent...]
    }
}

extension ExactDecimal {
    /// As one reads it: with its own digits, unless a device has given more of them than anybody measures.
    package var display: String {
        let fraction = description.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
        guard fraction.count > 4, !description.contains(where: { "eE".contains($0) }) else { return description }
        return String(format: abs(value) < 1 ? "%.3f" : "%.1f", value)
    }

    /// The same with the decimal separator of a language.
    package var words: Phrase {
        let digits = display
        guard let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) else { return "\(digits)" }
        return "\(digits[..<point]).\(digits[digits.utf8.index(after: point)...])"
    }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
    package init(integerLiteral number: Int) {
        description = String(number)
        value = Double(number)
    }
}

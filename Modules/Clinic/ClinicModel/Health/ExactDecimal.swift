import Foundation

/// A decimal with the digits that it was written with: FHIR's 1.50 is not 1.5.
package struct ExactDecimal: Hashable, Sendable, CodedAsText {
    /// Such as `6.30` or `1.2e-3`.
    package let description: String
    package let value: Double

    /// Nil if `text` is no number as JSON has them.
    package init?(_ text: String) {
        guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else { return nil }
        description = text
        self.value = value
    }
}

extension ExactDecimal {
    /// As one reads it: with its own digits, unless a device has given more of them than anybody measures.
    package var display: String {
        let fraction = description.split(separator: ".").dropFirst().first?.utf8.count ?? 0
        guard fraction > 4, !description.contains(where: { "eE".contains($0) }) else { return description }
        return String(format: abs(value) < 1 ? "%.3f" : "%.1f", value)
    }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
    package init(integerLiteral number: Int) {
        description = String(number)
        value = Double(number)
    }
}

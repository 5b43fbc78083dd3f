/// A colour as a terminal names it.
public struct TerminalColor: Hashable, Sendable {
    /// The red part, from 0 to 1.
    public let red: Double
    /// The green part, from 0 to 1.
    public let green: Double
    /// The blue part, from 0 to 1.
    public let blue: Double

    /// Creates a colour of its parts, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Whether light text can be read on it better than dark text.
    public var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }

    /// The colour of `rgb:1e1e/1e1e/2e2e`, as X11 writes it, or of `#1e1e2e`; nil where it is neither.
    init?(specification text: Substring) {
        let parts: [Substring]
        if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
            parts = text[text.index(after: text.firstIndex(of: ":")!)...].split(separator: "/").prefix(3).map { $0 }
        } else if text.hasPrefix("#"), (text.count - 1) % 3 == 0, text.count > 1 {
            let digits = Array(text.dropFirst())
            let width = digits.count / 3
            parts = (0..<3).map { Substring(String(digits[($0 * width)..<(($0 + 1) * width)])) }
        } else {
            return nil
        }
        let shares = parts.compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = UInt32(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        guard shares.count == 3 else { return nil }
        self.init(red: shares[0], green: shares[1], blue: shares[2])
    }
}

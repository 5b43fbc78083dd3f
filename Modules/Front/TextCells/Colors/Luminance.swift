/// A colour's light, from 0 to 1, by the sum that sRGB and WCAG agree on, with the curve taken as a square.
struct Luminance: Sendable {
    let value: Double

    /// On anything lighter black is the easier to read.
    static let middle = 0.18

    init(_ color: (red: UInt8, green: UInt8, blue: UInt8)) {
        func light(_ component: UInt8) -> Double {
            let part = Double(component) / 255
            return part * part
        }
        value = 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    }

    /// WCAG's contrast ratio, from 1 to 21.
    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}

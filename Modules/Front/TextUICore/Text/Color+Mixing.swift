extension Color {
    /// As SwiftUI's `Color.mix`: so much of another colour in this; the nearer of both where one is the terminal's own.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let share = max(0, min(1, fraction))
        guard case .fixed(.rgb(let r, let g, let b)) = value, case .fixed(.rgb(let r2, let g2, let b2)) = other.value
        else { return share < 0.5 ? self : other }
        func part(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) * (1 - share) + Double(b) * share) / 255 }
        return Color(red: part(r, r2), green: part(g, g2), blue: part(b, b2))
    }
}

extension Gradient {
    /// As SwiftUI's `Gradient.ColorSpace`; a terminal has one.
    public struct ColorSpace: Hashable, Sendable {
        let name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}

extension Color {
    /// Returns a mixture with so much of another colour, from 0 to 1. Where one of both is the terminal's own colour,
    /// such as `.red`, the mixture is the nearer of both.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        if case .schemes(let light, let dark) = value {
            return Color(
                light: light.mix(with: other, by: fraction), dark: dark.mix(with: other, by: fraction), description)
        }
        if case .schemes(let light, let dark) = other.value {
            return Color(light: mix(with: light, by: fraction), dark: mix(with: dark, by: fraction), description)
        }
        let share = max(0, min(1, fraction))
        guard case .fixed(.rgb(let r, let g, let b)) = value, case .fixed(.rgb(let r2, let g2, let b2)) = other.value
        else { return share < 0.5 ? self : other }
        func part(_ a: UInt8, _ b: UInt8) -> Double { (Double(a) * (1 - share) + Double(b) * share) / 255 }
        return Color(red: part(r, r2), green: part(g, g2), blue: part(b, b2))
    }
}

extension Gradient {
    /// A space in which colours mix. A terminal has one, so it has no effect.
    public struct ColorSpace: Hashable, Sendable {
        let name: String
        /// The screen's own space.
        public static let device = ColorSpace(name: "device")
        /// The space in which mixtures look even.
        public static let perceptual = ColorSpace(name: "perceptual")
    }
}

extension Gradient {
    /// Returns the gradient with a space in which its colours mix, which has no effect: a terminal has one.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
    /// Returns the gradient itself: the space has no effect, since a terminal has one.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

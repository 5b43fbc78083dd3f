extension UIColor {
    /// The colour in words of the program's language, such as `dark blue`. As the Accessibility framework's property.
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        guard alpha >= 0.01 else { return LocalizedStringKey("clear").own }
        let isDark = brightness < 0.5
        let isLight = brightness > 0.8 && saturation < 0.45
        switch (saturation, brightness) {
        case (_, ..<0.12): return LocalizedStringKey("black").own
        case (..<0.1, 0.92...): return LocalizedStringKey("white").own
        case (..<0.12, _): return Self.named("gray", isDark: brightness < 0.4, isLight: brightness > 0.7)
        default: break
        }
        switch hue * 360 {
        case ..<14, 346...: return Self.named("red", isDark: isDark, isLight: isLight)
        case ..<44 where brightness < 0.7: return LocalizedStringKey("brown").own
        case ..<44: return Self.named("orange", isDark: isDark, isLight: isLight)
        case ..<68: return Self.named("yellow", isDark: isDark, isLight: isLight)
        case ..<160: return Self.named("green", isDark: isDark, isLight: isLight)
        case ..<196: return Self.named("cyan", isDark: isDark, isLight: isLight)
        case ..<255: return Self.named("blue", isDark: isDark, isLight: isLight)
        case ..<306: return Self.named("purple", isDark: isDark, isLight: isLight)
        default: return Self.named("pink", isDark: isDark, isLight: isLight)
        }
    }

    private static func named(_ key: LocalizedStringKey, isDark: Bool, isLight: Bool) -> String {
        let name = key.own
        if isDark { return LocalizedStringKey("dark \(name)").own }
        return isLight ? LocalizedStringKey("light \(name)").own : name
    }
}

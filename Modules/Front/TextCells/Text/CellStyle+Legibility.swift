extension CellStyle {
    /// The style with a foreground that can be told from its background.
    package var legible: CellStyle {
        guard let background, foreground == background else { return self }
        var style = self
        style.foreground = background.contrasting
        return style
    }

    /// The style for a ground that is dark or light: text that is hard to read on it has the brighter or the darker form
    /// of its colour, and text that could not be read the terminal's own.
    package func legible(onDark isDark: Bool?) -> CellStyle {
        if let background { return legible(on: background, isDark) }
        guard let isDark, let foreground, !attributes.contains(.inverse) else { return self }
        let ground = Luminance(isDark ? (0, 0, 0) : (255, 255, 255))
        func contrast(_ color: CellColor) -> Double { Luminance(color.components).contrast(to: ground) }
        guard contrast(foreground) < Self.goodContrast else { return self }
        var style = self
        if let other = foreground.inOtherBrightness {
            let color = contrast(other) > contrast(foreground) ? other : foreground
            style.foreground = contrast(color) < Self.leastContrast ? nil : color
        } else if contrast(foreground) < Self.leastContrast {
            style.foreground = nil
        } else {
            style.foreground = foreground.mixed(with: isDark ? .white : .black) {
                contrast($0) >= Self.textContrast
            }
        }
        return style
    }

    /// The terminal's own letters may not be seen on a colour; then they are black or white.
    private func legible(on background: CellColor, _ isDark: Bool?) -> CellStyle {
        guard foreground == nil, !attributes.contains(.inverse) else { return self }
        let own = isDark.map { Luminance($0 ? (255, 255, 255) : (0, 0, 0)) }
        if let own, Luminance(background.components).contrast(to: own) >= Self.goodContrast { return self }
        var style = self
        style.foreground = background.contrasting
        return style
    }

    /// WCAG's contrast below which letters are not seen.
    static let leastContrast = 2.0
    /// WCAG's contrast for the letters of controls.
    static let goodContrast = 3.0
    /// WCAG's contrast for text.
    static let textContrast = 4.5
}

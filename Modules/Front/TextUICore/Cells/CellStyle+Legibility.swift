extension CellStyle {
    /// The style with a foreground that can be told from its background.
    var legible: CellStyle {
        guard let background, foreground == background else { return self }
        var style = self
        style.foreground = background.contrasting
        return style
    }

    /// The style for a ground that is dark or light: text that could not be read on it has the terminal's own colour.
    func legible(onDark isDark: Bool?) -> CellStyle {
        guard let isDark, background == nil, let foreground, !attributes.contains(.inverse) else { return self }
        let ground = Luminance(isDark ? (0, 0, 0) : (255, 255, 255))
        guard Luminance(foreground.components).contrast(to: ground) < Self.leastContrast else { return self }
        var style = self
        style.foreground = nil
        return style
    }

    /// WCAG's contrast below which letters are not seen.
    static let leastContrast = 1.5
}

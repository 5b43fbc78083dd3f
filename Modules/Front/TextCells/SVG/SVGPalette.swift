/// The colours of a terminal's window, as `#rrggbb`.
package struct SVGPalette: Hashable, Sendable {
    var background: String
    var foreground: String
    var bar: String
    var edge: String
    var caption: String
    var buttons: [String]
    /// The sixteen, in the order of `CellColor.ansi`.
    var colors: [String]

    package static let light = SVGPalette(
        background: "#ffffff", foreground: "#24292f", bar: "#f2f3f5", edge: "#d0d4d9", caption: "#5b636d",
        buttons: ["#ff6159", "#ffbd2e", "#28c941"],
        colors: [
            "#24292f", "#c62f38", "#1a7f37", "#946200", "#0a63c9", "#8544b8", "#177d87", "#cdd3da",
            "#67707b", "#a8202a", "#116329", "#6f4a00", "#084a9c", "#6b2fa0", "#0e6169", "#ffffff",
        ])

    package static let dark = SVGPalette(
        background: "#16181d", foreground: "#d9dee6", bar: "#22252c", edge: "#343943", caption: "#98a1ae",
        buttons: ["#ff6159", "#ffbd2e", "#28c941"],
        colors: [
            "#2b303a", "#f47067", "#6bc46d", "#d9b04c", "#6cb0f7", "#c99bf0", "#56c2c9", "#c5ccd6",
            "#7d8794", "#ff938a", "#8ddb8c", "#eac77a", "#96c8fb", "#dcbdfb", "#84dae0", "#ffffff",
        ])

    /// Colours that the page's stylesheet says.
    package static let page = SVGPalette(
        background: "#ffffff", foreground: "currentColor", bar: "", edge: "", caption: "", buttons: [],
        colors: (0..<16).map { "var(--color-\($0))" })

    /// The colours that a terminal commonly has, for pixels.
    static let pixels = SVGPalette(
        background: "#ffffff", foreground: "#000000", bar: "", edge: "", caption: "", buttons: [],
        colors: (0..<16).map { SVGPalette.light.value(of: RGB(.ansi(UInt8($0))).cell) })

    /// What is in front and, where it is not the window's own, behind in a style. What could not be read, the picture's
    /// colours being other than those of the terminal that the style was made for, is in the window's lighter or darker
    /// colour instead.
    func colors(of style: CellStyle) -> (front: String, back: String?) {
        var (front, back) = plainColors(of: style)
        let behind = luminance(back ?? background)
        if luminance(front).contrast(to: behind) < (back == nil ? CellStyle.leastContrast : 3) {
            front =
                [foreground, background].max {
                    luminance($0).contrast(to: behind) < luminance($1).contrast(to: behind)
                } ?? foreground
        }
        return (front, back)
    }

    /// The same as they are, for blocks and dots, which nobody has to read.
    func plainColors(of style: CellStyle) -> (front: String, back: String?) {
        let front = style.foreground.map(value) ?? foreground
        let back = style.background.map(value)
        return style.attributes.contains(.inverse) ? (back ?? background, front) : (front, back)
    }

    private func value(of color: CellColor) -> String {
        switch color {
        case .ansi(let index): colors[Int(index & 15)]
        case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(hexadecimal).joined()
        }
    }

    private func hexadecimal(_ component: UInt8) -> String {
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }

    private func luminance(_ color: String) -> Luminance {
        let number = UInt32(color.dropFirst(), radix: 16) ?? 0
        return Luminance(
            (UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)))
    }
}

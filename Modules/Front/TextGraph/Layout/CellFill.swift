/// What cells are filled with: a style that covers what is there, or a tint through which its words are read.
package struct CellFill {
    /// The fill of a style that is opaque.
    package let style: CellStyle
    /// The share of the colour that covers what is below, from 0 to 1.
    package let opacity: Double
    /// The colour where cells have only one, as those of pictures; nil where it is that of letters.
    package let paint: CellColor?
    private let color: RGB
    private let ground: RGB

    init(_ style: CellStyle, paint: CellColor?, opacity: Double, isOnDark: Bool) {
        self.style = style
        self.paint = paint
        self.opacity = opacity
        ground = isOnDark ? .black : .white
        color = paint.map(RGB.init) ?? (isOnDark ? .white : .black)
    }

    /// Whether the words below are read through it.
    package var isTranslucent: Bool { opacity < 0.75 }

    /// Whether it is dense enough to be the ground of other words, into which those below would run.
    var covers: Bool { opacity > 0.25 }

    /// A veil over a whole screen, on which something else is to be read.
    func isVeil(over rect: CellRect, of buffer: CellBuffer) -> Bool {
        covers && rect.width >= buffer.columns && rect.height >= max(3, buffer.rows - 2)
    }

    /// The background of cells that have had `background`; none, where that is left to the terminal.
    package func color(over background: CellColor?) -> CellColor? {
        guard isTranslucent else { return style.background }
        return (background.map(RGB.init) ?? ground).mixed(with: color, opacity).cell
    }

    /// The style of cells in which words stay.
    func tinted(_ known: CellStyle) -> CellStyle {
        // Inverse cells of the terminal's own colours have none to mix.
        if known.attributes.contains(.inverse), known.background == nil { return known }
        var tinted = known
        tinted.background = color(over: known.background)
        tinted.foreground =
            known.foreground.map { RGB($0).mixed(with: color, opacity).cell } ?? tinted.background?.contrasting
        return tinted
    }
}

extension ResolvedStyle {
    package func fill(in environment: EnvironmentValues) -> CellFill {
        let style = color.map { isGround ? .plain : CellStyle(background: $0) } ?? CellStyle(attributes: .inverse)
        return CellFill(style, paint: color, opacity: opacity, isOnDark: environment.colorScheme == .dark)
    }
}

extension CellCanvas {
    /// Draws the ground of words.
    package mutating func behindWords(_ draw: (inout CellCanvas) -> Void) {
        let outer = isBehindWords
        isBehindWords = true
        draw(&self)
        isBehindWords = outer
    }

    /// The background of the first cell of a rectangle that may be drawn in.
    package func background(at rect: CellRect) -> CellColor? {
        let seen = rect.intersection(clip).intersection(buffer.bounds)
        return seen.isEmpty ? nil : buffer[seen.x, seen.y].style.background
    }

    /// Takes the words out of a rectangle, as far as the clip allows, as nothing is read through glass.
    package mutating func fillWithGlass(_ rect: CellRect) { buffer.blank(rect.intersection(clip)) }

    /// Fills a rectangle, as far as the clip allows. The words in it stay below a tint.
    package mutating func fill(_ rect: CellRect, _ fill: CellFill) {
        let seen = rect.intersection(clip)
        if isHairline, buffer.hasWords(in: seen) {
            return buffer.restyle(seen) { $0.merging(under: CellStyle(attributes: .underline)) }
        }
        guard fill.isTranslucent else { return buffer.fill(seen, style: fill.style) }
        buffer.restyle(seen, fill.tinted)
        if fill.isVeil(over: rect, of: buffer) || isBehindWords && fill.covers { buffer.blank(seen) }
    }
}

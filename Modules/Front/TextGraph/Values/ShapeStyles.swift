/// The foreground style of the place.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The foreground of the environment; the screen's own where it sets none.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let style = environment.foreground else { return ResolvedStyle() }
        if let color = style as? Color { return color._resolve(in: environment) }
        // The style of the place may be made of this one, which then means the screen's own.
        var around = environment
        around.foreground = nil
        return style._resolve(in: around)
    }
}

/// The style of lines that set parts off from each other, faint in text.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    /// Faint letters.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isFaint: true) }
}

/// The style of words that stand in an empty field, faint in text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    /// Faint letters.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isFaint: true) }
}

/// The style that marks a choice, in text the accent colour.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The accent colour.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// The style that fills shapes lightly; in text it draws nothing.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    /// No colour.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isClear: true) }
}

/// The style of links, in text the accent colour.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The accent colour.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// Frosted glass. In text it takes away the words below, which nobody could read through it, and leaves the colours.
public struct Material: ShapeStyle {
    /// The thinnest glass.
    public static let ultraThin = Material()
    /// Thin glass.
    public static let thin = Material()
    /// Glass as usual.
    public static let regular = Material()
    /// Thick glass.
    public static let thick = Material()
    /// The thickest glass.
    public static let ultraThick = Material()
    /// The glass of bars.
    public static let bar = Material()

    /// No colour, and no words below.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(isClear: true, isGlass: true)
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    /// The colour of the hidden style.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._resolve(in: environment) }
}

/// A style with some of its colour taken away: faint below 0.75, nothing below 0.01.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    /// The colour of the style, faint or none as the opacity says.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = style._resolve(in: environment)
        resolved.dim(opacity)
        return resolved
    }
}

extension ShapeStyle {
    /// Takes some of the style's colour away. In text it is faint below 0.75 and draws nothing below 0.01.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
    /// Adds a shadow. Has no effect in text.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// Sets how the style mixes with the colours below. Has no effect in text.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A shadow of a style; without effect in text.
public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind a shape, with lengths in points.
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// A shadow within a shape, with lengths in points.
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

/// A way for colours to mix; without effect in text.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the place.
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines that set parts off from each other.
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of words that stand in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style that marks a choice.
    public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style that fills shapes lightly; in text it draws nothing.
    public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == Material {
    /// The thinnest glass; in text it draws nothing.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Thin glass; in text it draws nothing.
    public static var thinMaterial: Material { .thin }
    /// Glass as usual; in text it draws nothing.
    public static var regularMaterial: Material { .regular }
    /// Thick glass; in text it draws nothing.
    public static var thickMaterial: Material { .thick }
    /// The thickest glass; in text it draws nothing.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The glass of bars; in text it draws nothing.
    public static var bar: Material { .bar }
}

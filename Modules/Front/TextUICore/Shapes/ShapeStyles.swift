/// The foreground of the place. As SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.foreground?._resolve(in: environment) ?? ResolvedStyle()
    }
}

/// What sets parts off from each other. As SwiftUI's `SeparatorShapeStyle`.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isFaint: true) }
}

/// What stands where something is still to be written. As SwiftUI's `PlaceholderTextShapeStyle`.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isFaint: true) }
}

/// What marks a choice. As SwiftUI's `SelectionShapeStyle`.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// What fills shapes lightly. As SwiftUI's `FillShapeStyle`; a terminal's own background serves.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isClear: true) }
}

/// What a link is written in. As SwiftUI's `LinkShapeStyle`.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// Frosted glass. As SwiftUI's `Material`: nothing shines through text, so nothing is drawn.
public struct Material: ShapeStyle {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { ResolvedStyle(isClear: true) }
}

/// A picture to paint with. As SwiftUI's `ImagePaint`: text has no pictures, so it paints in the foreground's colour.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        ForegroundStyle()._resolve(in: environment)
    }
}

/// A style whose type is not told. As SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { style._resolve(in: environment) }
}

/// A style with some of its colour taken away. As SwiftUI's opacity of a style.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = style._resolve(in: environment)
        if opacity < 0.75 { resolved.isFaint = true }
        if opacity < 0.01 { resolved.isClear = true }
        return resolved
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// As SwiftUI's `ShadowStyle`; text throws none.
public struct ShadowStyle: Hashable, Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

/// As SwiftUI's `BlendMode`; colours of text are not mixed.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

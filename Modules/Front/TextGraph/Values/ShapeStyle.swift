/// A colour, or a role of a colour, for letters and shapes.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this one is in an environment; a style of the program's own implements it.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the look of text in the style. Only the front's own styles implement it.
    func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    /// The look of the style that this one resolves to.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Ends the program: the front resolves the style itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is resolved by the front")
    }
}

extension Never: ShapeStyle {
    /// Ends the program, for there is no value to ask.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        fatalError("Never has no value, so no look")
    }
}

/// The look of a style in a terminal: a colour, faint or none.
public struct ResolvedStyle: Sendable {
    package var color: CellColor?
    package var isFaint = false
    /// The share of the colour that covers what is below, from 0 to 1.
    package var opacity = 1.0
    /// Whether nothing is drawn in it.
    package var isClear = false
    /// Whether nothing is drawn in it and the words below are no longer read.
    package var isGlass = false
    /// Whether the colour is about that of the terminal's own ground, which covers what is below.
    package var isGround = false
    /// Whether the colour says that something can be acted on.
    var isTint = false
    /// The colours of a shape, where they are not the same all over it; `color` is their mean.
    package var gradient: ResolvedGradient?

    package init(
        color: CellColor? = nil, isFaint: Bool = false, opacity: Double = 1, isClear: Bool = false,
        isGlass: Bool = false, isGround: Bool = false, isTint: Bool = false
    ) {
        self.color = color
        self.isFaint = isFaint
        self.opacity = opacity
        self.isClear = isClear
        self.isGlass = isGlass
        self.isGround = isGround
        self.isTint = isTint
    }
}

/// A colour. As a view it fills its frame with it.
nonisolated public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
    package enum Value: Hashable, Sendable {
        case clear
        case primary
        case secondary
        case accent
        case ground
        case fixed(CellColor)
        /// Another on dark ground.
        indirect case schemes(light: Color, dark: Color)
    }

    package let value: Value
    var opacity: Double = 1
    /// The name of the colour, or its parts.
    public let description: String

    init(_ value: Value, _ description: String) {
        self.value = value
        self.description = description
    }

    /// Creates a colour of red, green and blue parts from 0 to 1. Text shows it as faint below an opacity of 0.75 and
    /// as nothing below 0.01; a terminal with fewer colours shows the nearest.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, (part * 255).rounded()))) }
        self.init(.fixed(.rgb(byte(red), byte(green), byte(blue))), "rgb(\(red), \(green), \(blue))")
        self.opacity = opacity
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour of hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// No colour: letters and shapes in it are not drawn.
    public static let clear = Color(.clear, "clear")
    /// The colour of the terminal's letters.
    public static let primary = Color(.primary, "primary")
    /// The colour of the terminal's letters, faint.
    public static let secondary = Color(.secondary, "secondary")
    /// The tint of the place, blue without one.
    public static let accentColor = Color(.accent, "accentColor")
    /// The terminal's ground.
    package static let ground = Color(.ground, "background")
    /// The terminal's black.
    public static let black = Color(.fixed(.ansi(0)), "black")
    /// The terminal's red.
    public static let red = Color(.fixed(.ansi(1)), "red")
    /// The terminal's green.
    public static let green = Color(.fixed(.ansi(2)), "green")
    /// The terminal's yellow.
    public static let yellow = Color(.fixed(.ansi(3)), "yellow")
    /// The terminal's blue.
    public static let blue = Color(.fixed(.ansi(4)), "blue")
    /// The terminal's magenta.
    public static let purple = Color(.fixed(.ansi(5)), "purple")
    /// The terminal's cyan.
    public static let cyan = Color(.fixed(.ansi(6)), "cyan")
    /// The terminal's bright white.
    public static let white = Color(.fixed(.ansi(15)), "white")
    /// The terminal's bright black.
    public static let gray = Color(.fixed(.ansi(8)), "gray")
    /// An orange of fixed parts.
    public static let orange = Color(.fixed(.rgb(224, 133, 40)), "orange")
    /// A pink of fixed parts.
    public static let pink = Color(.fixed(.rgb(230, 90, 140)), "pink")
    /// A mint green of fixed parts.
    public static let mint = Color(.fixed(.rgb(70, 190, 165)), "mint")
    /// A teal of fixed parts.
    public static let teal = Color(.fixed(.rgb(50, 150, 165)), "teal")
    /// An indigo of fixed parts.
    public static let indigo = Color(.fixed(.rgb(95, 95, 215)), "indigo")
    /// A brown of fixed parts.
    public static let brown = Color(.fixed(.rgb(150, 110, 75)), "brown")

    /// Returns the colour with a share of its opacity. Text shows it as faint below 0.75 and as nothing below 0.01.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// The colour of the ground's scheme, where schemes have their own.
    package func shown(on scheme: ColorScheme) -> Color {
        guard case .schemes(let light, let dark) = value else { return self }
        return (scheme == .dark ? dark : light).shown(on: scheme).opacity(opacity)
    }

    func called(_ name: String) -> Color {
        var copy = Color(value, name)
        copy.opacity = opacity
        return copy
    }

    /// The colour as text shows it.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved: ResolvedStyle
        switch value {
        case .clear: resolved = ResolvedStyle(color: nil, isClear: true)
        case .primary: resolved = ResolvedStyle(color: nil)
        case .secondary: resolved = ResolvedStyle(color: nil, isFaint: true, opacity: HierarchicalShapeStyle.share(1))
        case .accent: resolved = environment.accent._resolve(in: environment)
        case .ground: resolved = ResolvedStyle(color: .ground(environment.colorScheme), isGround: true)
        case .fixed(let color): resolved = ResolvedStyle(color: color)
        // The one that is shown has the opacity, too.
        case .schemes: return shown(on: environment.colorScheme)._resolve(in: environment)
        }
        resolved.dim(opacity)
        return resolved
    }
}

extension EnvironmentValues {
    /// The tint; blue where there is none, or where it is the accent colour itself.
    fileprivate var accent: Color {
        guard let tint = tint?.shown(on: colorScheme) else { return .blue }
        return tint.value == .accent ? Color.blue.opacity(tint.opacity) : tint
    }
}

extension ResolvedStyle {
    /// What letters in it have beside their colour.
    var attributes: CellAttributes {
        var attributes: CellAttributes = isFaint ? .faint : .none
        if isClear, !isGlass { attributes.insert(.unseen) }
        return attributes
    }

    /// Takes some of the colour away: it is faint below an opacity of 0.75, and nothing below 0.01.
    package mutating func dim(_ opacity: Double) {
        self.opacity *= opacity
        gradient?.opacity *= opacity
        if self.opacity < 0.75 { isFaint = true }
        if self.opacity < 0.01 { (isClear, isGlass) = (true, false) }
    }
}

/// A level of importance. The levels below the first are fainter.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level; as faint as the second.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level; as faint as the second.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level; as faint as the second.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// The style that `foregroundStyle(_:_:_:)` sets for the level, or else the first, fainter.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let levels = environment.foregroundLevels
        if levels.indices.contains(level), !(levels[level] is HierarchicalShapeStyle) {
            return Self.resolve(levels[level], in: environment)
        }
        // Where the level is not said, it is a fainter one of the first.
        guard let first = levels.first, !(first is HierarchicalShapeStyle) else {
            return ResolvedStyle(color: nil, isFaint: level > 0, opacity: Self.share(level))
        }
        var resolved = Self.resolve(first, in: environment)
        if level > 0 { resolved.isFaint = true }
        resolved.opacity *= Self.share(level)
        return resolved
    }

    /// The share of its colour that a level has as UIKit's labels do, which tells fills apart: letters are faint or not.
    static func share(_ level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.6
        case 2: 0.3
        default: 0.18
        }
    }

    /// Resolves the style of a level. It may be made of a level itself, and then means the level that there is without
    /// it.
    private static func resolve(_ style: any ShapeStyle, in environment: EnvironmentValues) -> ResolvedStyle {
        if let color = style as? Color { return color._resolve(in: environment) }
        var around = environment
        around.foregroundLevels = []
        return style._resolve(in: around)
    }
}

/// A fainter level of a style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    /// The look of the style, faint.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = base._resolve(in: environment)
        resolved.isFaint = true
        resolved.opacity *= HierarchicalShapeStyle.share(level)
        return resolved
    }
}

extension ShapeStyle {
    /// The style, faint.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The style, faint.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The style, faint.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The style, faint.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The tint of the environment.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = Color.accentColor._resolve(in: environment)
        resolved.isTint = true
        return resolved
    }
}

/// The tint of what destroys something.
package struct DestructiveTint: ShapeStyle {
    package init() {
    }
    package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = Color.red._resolve(in: environment)
        resolved.isTint = true
        return resolved
    }
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The background style of the environment; without one the terminal's own ground.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        (environment.backgroundStyle ?? AnyShapeStyle(Color.ground))._resolve(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground, fainter.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground, as faint as the second.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground, as faint as the second.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground, as faint as the second.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the place.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the place.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// No colour.
    public static var clear: Color { .clear }
    /// The terminal's black.
    public static var black: Color { .black }
    /// The terminal's bright white.
    public static var white: Color { .white }
    /// The terminal's bright black.
    public static var gray: Color { .gray }
    /// The terminal's red.
    public static var red: Color { .red }
    /// The terminal's green.
    public static var green: Color { .green }
    /// The terminal's blue.
    public static var blue: Color { .blue }
    /// An orange of fixed parts.
    public static var orange: Color { .orange }
    /// The terminal's yellow.
    public static var yellow: Color { .yellow }
    /// A pink of fixed parts.
    public static var pink: Color { .pink }
    /// The terminal's magenta.
    public static var purple: Color { .purple }
    /// A mint green of fixed parts.
    public static var mint: Color { .mint }
    /// A teal of fixed parts.
    public static var teal: Color { .teal }
    /// The terminal's cyan.
    public static var cyan: Color { .cyan }
    /// An indigo of fixed parts.
    public static var indigo: Color { .indigo }
    /// A brown of fixed parts.
    public static var brown: Color { .brown }
    /// The tint of the place, blue without one.
    public static var accentColor: Color { .accentColor }
}

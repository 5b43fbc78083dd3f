/// A colour or a role of colour. As SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this is in an environment; what a style of one's own implements.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// How text in this style looks.
    func _resolve(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is resolved by the front")
    }
}

extension Never: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        fatalError("Never has no value, so no look")
    }
}

/// What a style comes to in a terminal.
public struct ResolvedStyle: Sendable {
    var color: CellColor?
    package internal(set) var isFaint = false
    /// Whether nothing is drawn in it.
    var isClear = false
}

/// A colour. As SwiftUI's `Color`; as a view it fills its frame.
nonisolated public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
    enum Value: Hashable, Sendable {
        case clear
        case primary
        case secondary
        case accent
        case fixed(CellColor)
    }

    let value: Value
    var opacity: Double = 1
    public let description: String

    init(_ value: Value, _ description: String) {
        self.value = value
        self.description = description
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, (part * 255).rounded()))) }
        self.init(.fixed(.rgb(byte(red), byte(green), byte(blue))), "rgb(\(red), \(green), \(blue))")
        self.opacity = opacity
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    public static let clear = Color(.clear, "clear")
    public static let primary = Color(.primary, "primary")
    public static let secondary = Color(.secondary, "secondary")
    public static let accentColor = Color(.accent, "accentColor")
    public static let black = Color(.fixed(.ansi(0)), "black")
    public static let red = Color(.fixed(.ansi(1)), "red")
    public static let green = Color(.fixed(.ansi(2)), "green")
    public static let yellow = Color(.fixed(.ansi(3)), "yellow")
    public static let blue = Color(.fixed(.ansi(4)), "blue")
    public static let purple = Color(.fixed(.ansi(5)), "purple")
    public static let cyan = Color(.fixed(.ansi(6)), "cyan")
    public static let white = Color(.fixed(.ansi(15)), "white")
    public static let gray = Color(.fixed(.ansi(8)), "gray")
    public static let orange = Color(.fixed(.rgb(224, 133, 40)), "orange")
    public static let pink = Color(.fixed(.rgb(230, 90, 140)), "pink")
    public static let mint = Color(.fixed(.rgb(70, 190, 165)), "mint")
    public static let teal = Color(.fixed(.rgb(50, 150, 165)), "teal")
    public static let indigo = Color(.fixed(.rgb(95, 95, 215)), "indigo")
    public static let brown = Color(.fixed(.rgb(150, 110, 75)), "brown")

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved =
            switch value {
            case .clear: ResolvedStyle(color: nil, isClear: true)
            case .primary: ResolvedStyle(color: nil)
            case .secondary: ResolvedStyle(color: nil, isFaint: true)
            case .accent: (environment.tint ?? .blue)._resolve(in: environment)
            case .fixed(let color): ResolvedStyle(color: color)
            }
        if opacity < 0.75 { resolved.isFaint = true }
        if opacity < 0.01 { resolved.isClear = true }
        return resolved
    }
}

extension Color: View, LeafView {
    public typealias Body = Never

    @MainActor
    public static func _makeNode(_ view: Color, _ context: NodeContext) -> TypedNode<Color> {
        LeafNode(view, context)
    }

    /// A colour takes whatever it is offered; ideally, one cell.
    @MainActor
    func measure(_ proposal: Proposal, _ environment: EnvironmentValues) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    @MainActor
    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        guard let color = _resolve(in: environment).color else { return }
        canvas.buffer.fill(frame.intersection(canvas.clip), style: CellStyle(background: color))
    }
}

/// The levels of importance. As SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let levels = environment.foregroundLevels
        if levels.indices.contains(level), !(levels[level] is HierarchicalShapeStyle) {
            return Self.resolve(levels[level], in: environment)
        }
        // Where the level is not said, it is a fainter one of the first.
        guard let first = levels.first, !(first is HierarchicalShapeStyle) else {
            return ResolvedStyle(color: nil, isFaint: level > 0)
        }
        var resolved = Self.resolve(first, in: environment)
        if level > 0 { resolved.isFaint = true }
        return resolved
    }

    /// What is one of the levels may be made of a level itself: then it means those that there are without it.
    private static func resolve(_ style: any ShapeStyle, in environment: EnvironmentValues) -> ResolvedStyle {
        if let color = style as? Color { return color._resolve(in: environment) }
        var around = environment
        around.foregroundLevels = []
        return style._resolve(in: around)
    }
}

/// A fainter level of a style. What `style.secondary` is.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = base._resolve(in: environment)
        resolved.isFaint = true
        return resolved
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { _LevelShapeStyle(base: self) }
    public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self) }
    public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self) }
    public var quinary: some ShapeStyle { _LevelShapeStyle(base: self) }
}

/// The tint of the place. As SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// The background of the place. As SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.backgroundStyle?._resolve(in: environment) ?? ResolvedStyle(isClear: true)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var pink: Color { .pink }
    public static var purple: Color { .purple }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var indigo: Color { .indigo }
    public static var brown: Color { .brown }
    public static var accentColor: Color { .accentColor }
}

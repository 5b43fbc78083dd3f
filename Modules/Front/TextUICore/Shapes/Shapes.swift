/// As SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var _outline: _Outline { .rectangle }
    public func inset(by amount: CGFloat) -> Rectangle { self }
}

/// As SwiftUI's `RoundedRectangle`: a frame with round corners; filled, corners are too small to be seen in cells.
nonisolated public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public var _outline: _Outline { .rounded }
    public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// As SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public var _outline: _Outline { .rounded }
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// As SwiftUI's `Circle`.
nonisolated public struct Circle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
    public var _outline: _Outline { .circle }
    public func inset(by amount: CGFloat) -> Circle { self }
}

/// As SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public var _outline: _Outline { .ellipse }
    public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// As SwiftUI's `Capsule`.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public var _outline: _Outline { .capsule }
    public func inset(by amount: CGFloat) -> Capsule { self }
}

/// As SwiftUI's `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public var _outline: _Outline { .rectangle }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A shape whose type is not told. As SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    public let _outline: _Outline
    private let make: @Sendable (CGRect) -> Path

    public init<S: Shape>(_ shape: S) {
        _outline = shape._outline
        make = { shape.path(in: $0) }
    }

    public func path(in rect: CGRect) -> Path { make(rect) }
}

/// As SwiftUI's `RoundedCornerStyle`; a corner in cells has one form.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// As SwiftUI's `FillStyle`; cells are filled whole.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// As SwiftUI's `StrokeStyle`; a line in cells has one width.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How a line ends. As Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// How lines meet. As Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { .init() } }
extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == Circle { nonisolated public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule { nonisolated public static var capsule: Capsule { .init() } }
extension Shape where Self == ContainerRelativeShape {
    nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

extension CGRect {
    /// The greatest square around the middle.
    var middleSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

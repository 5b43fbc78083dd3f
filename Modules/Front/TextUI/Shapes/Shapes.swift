/// As SwiftUI's `Rectangle`.
nonisolated public struct Rectangle: InsettableShape {
    public init() {}
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

    public var _outline: _Outline { .rounded }
    public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// As SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}

    public var _outline: _Outline { .rounded }
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// As SwiftUI's `Circle`.
nonisolated public struct Circle: InsettableShape {
    public init() {}
    public var _outline: _Outline { .circle }
    public func inset(by amount: CGFloat) -> Circle { self }
}

/// As SwiftUI's `Ellipse`.
nonisolated public struct Ellipse: InsettableShape {
    public init() {}
    public var _outline: _Outline { .ellipse }
    public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// As SwiftUI's `Capsule`.
nonisolated public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public var _outline: _Outline { .capsule }
    public func inset(by amount: CGFloat) -> Capsule { self }
}

/// As SwiftUI's `ContainerRelativeShape`.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public var _outline: _Outline { .rectangle }
    public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A shape whose type is not told. As SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    public let _outline: _Outline

    public init<S: Shape>(_ shape: S) {
        _outline = shape._outline
    }
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
    public var dash: [CGFloat]

    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
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

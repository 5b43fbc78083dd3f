import TextUICore

/// A sign that points are drawn with. As Swift Charts' `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: Hashable, Sendable {
    let sign: Character

    /// `●`.
    public static let circle = BasicChartSymbolShape(sign: "●")
    /// `■`.
    public static let square = BasicChartSymbolShape(sign: "■")
    /// `▲`.
    public static let triangle = BasicChartSymbolShape(sign: "▲")
    /// `◆`.
    public static let diamond = BasicChartSymbolShape(sign: "◆")
    /// `⬟`.
    public static let pentagon = BasicChartSymbolShape(sign: "⬟")
    /// `+`.
    public static let plus = BasicChartSymbolShape(sign: "+")
    /// `×`.
    public static let cross = BasicChartSymbolShape(sign: "×")
    /// `*`.
    public static let asterisk = BasicChartSymbolShape(sign: "*")

    /// In the order in which series take them; those that fonts draw alike come last.
    static let all: [BasicChartSymbolShape] = [circle, square, triangle, diamond, plus, cross, asterisk, pentagon]

    /// Returns the hollow sign, such as `○`; the width has no effect in text.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { hollow }

    var hollow: BasicChartSymbolShape { BasicChartSymbolShape(sign: Self.hollow[sign] ?? sign) }

    private static let hollow: [Character: Character] = ["●": "○", "■": "□", "▲": "△", "◆": "◇", "⬟": "⬠"]
}

/// A sign for points. As Swift Charts' `ChartSymbolShape`.
nonisolated public protocol ChartSymbolShape: Shape {
    /// The part of a rectangle of one by one that the shape seems to fill. Has no effect in text.
    var perceptualUnitRect: CGRect { get }
    /// The sign that text draws; nil for a shape of the program's own, whose area text draws in dots.
    var _symbol: BasicChartSymbolShape? { get }
}

extension ChartSymbolShape {
    /// The whole rectangle.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    /// None.
    public var _symbol: BasicChartSymbolShape? { nil }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the line along the shape, within it. Charts draw the hollow sign, such as `○`, whatever the width.
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the line along the shape, within it. Charts draw the hollow sign, such as `○`, whatever the style.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        _BorderedSymbolShape(shape: self, style: style)
    }
}

/// The line along a shape, within it.
nonisolated public struct _BorderedSymbolShape<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: Base
    let style: StrokeStyle

    /// The hollow sign of the shape, where it has one.
    public var _symbol: BasicChartSymbolShape? { shape._symbol?.hollow }

    /// The line's own area, in points.
    public func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}

extension Circle: ChartSymbolShape {
    /// `●`.
    public var _symbol: BasicChartSymbolShape? { .circle }
}

extension Ellipse: ChartSymbolShape {
    /// `●`.
    public var _symbol: BasicChartSymbolShape? { .circle }
}

extension Capsule: ChartSymbolShape {
    /// `●`.
    public var _symbol: BasicChartSymbolShape? { .circle }
}

extension Rectangle: ChartSymbolShape {
    /// `■`.
    public var _symbol: BasicChartSymbolShape? { .square }
}

extension RoundedRectangle: ChartSymbolShape {
    /// `■`.
    public var _symbol: BasicChartSymbolShape? { .square }
}

extension BasicChartSymbolShape: ChartSymbolShape {
    /// The sign itself.
    public var _symbol: BasicChartSymbolShape? { self }

    /// The shape of the sign in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        switch sign {
        case "●", "○": Path(ellipseIn: rect)
        case "■", "□": Path(rect)
        case "▲", "△": polygon([(0.5, 0), (1, 1), (0, 1)], in: rect)
        case "◆", "◇": polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
        case "⬟", "⬠": polygon([(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)], in: rect)
        case "+": lines([((0.5, 0), (0.5, 1)), ((0, 0.5), (1, 0.5))], in: rect)
        case "×": lines([((0, 0), (1, 1)), ((1, 0), (0, 1))], in: rect)
        default: lines([((0.5, 0), (0.5, 1)), ((0.07, 0.25), (0.93, 0.75)), ((0.93, 0.25), (0.07, 0.75))], in: rect)
        }
    }

    private typealias Place = (x: CGFloat, y: CGFloat)

    private func point(_ place: Place, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height)
    }

    private func polygon(_ places: [Place], in rect: CGRect) -> Path {
        Path { path in
            path.addLines(places.map { point($0, in: rect) })
            path.closeSubpath()
        }
    }

    /// Lines as thick as a fifth of the rectangle, since a shape is filled.
    private func lines(_ ends: [(Place, Place)], in rect: CGRect) -> Path {
        let middles = Path { path in
            for (first, last) in ends {
                path.move(to: point(first, in: rect))
                path.addLine(to: point(last, in: rect))
            }
        }
        return middles.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 5))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// `●`.
    public static var circle: BasicChartSymbolShape { .circle }
    /// `■`.
    public static var square: BasicChartSymbolShape { .square }
    /// `▲`.
    public static var triangle: BasicChartSymbolShape { .triangle }
    /// `◆`.
    public static var diamond: BasicChartSymbolShape { .diamond }
    /// `⬟`.
    public static var pentagon: BasicChartSymbolShape { .pentagon }
    /// `+`.
    public static var plus: BasicChartSymbolShape { .plus }
    /// `×`.
    public static var cross: BasicChartSymbolShape { .cross }
    /// `*`.
    public static var asterisk: BasicChartSymbolShape { .asterisk }
}

import TextUICore

/// One mark as it is to be drawn.
struct Mark {
    enum Kind {
        case line, point, bar, area, rule, rectangle, sector
    }

    let kind: Kind
    var x: Datum?
    var xStart: Datum?
    var xEnd: Datum?
    var y: Datum?
    var yStart: Datum?
    var yEnd: Datum?
    var angle: Datum?
    var series: Datum?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat?
    var stacking = MarkStackingMethod.standard
    var look = Look()

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The modifiers of a mark; the first of a kind, closest to the mark, holds.
    struct Look {
        var style: AnyShapeStyle?
        var styleBy: Datum?
        var symbol: BasicChartSymbolShape?
        /// The outline of a sign of the program's own.
        var symbolPath: ((CGRect) -> Path)?
        var symbolBy: Datum?
        var symbolView: (@MainActor () -> AnyView)?
        var symbolSize: CGFloat?
        var symbolSizeBy: Datum?
        /// Whether signs are too small to be seen.
        var hidesSymbol: Bool { symbolSize.map { !($0 >= 0.01) } ?? false }
        var hasSymbol: Bool { symbol != nil || symbolBy != nil }
        var stroke: StrokeStyle?
        var strokeBy: Datum?
        var positionBy: Datum?
        var interpolation: InterpolationMethod?
        var opacity = 1.0
        var zIndex = 0.0
        var offsetX: CGFloat = 0
        var offsetY: CGFloat = 0
        var annotations: [Annotation] = []
        var accessibilityLabel: Text?
        var accessibilityValue: Text?
        var accessibilityIsHidden = false
        var mask: MaskPart?
    }

    /// The part of a mark in a mask.
    struct MaskPart: Hashable {
        /// Tells the masks of a chart apart.
        let number: Int
        /// Whether the mark is what others are seen through.
        let isMask: Bool
    }

    /// Whether its length is a number of its own beside those of others at the same place.
    var isStacked: Bool {
        guard kind == .bar || kind == .area, stacking.kind != .unstacked else { return false }
        return kind == .area
            ? x != nil && y != nil : !(isUpright ? yStart != nil : xStart != nil) && (length != nil)
    }

    /// Whether it reaches from below to above: a bar over a category or a date.
    var isUpright: Bool {
        if yStart != nil, yEnd != nil { return true }
        if xStart != nil, xEnd != nil { return false }
        switch (x?.value, y?.value) {
        case (.number, nil): return false
        case (.number, .category), (.number, .date): return false
        case (.number, .number): return x?.end != nil || y?.end == nil
        case (.category, .category): return true
        case (.date, .category): return false
        default: return true
        }
    }

    /// The value that a bar or an area is as long as.
    var length: Datum? { isUpright ? y : x }

    /// The value that a bar or an area stands at.
    var place: Datum? { isUpright ? x : y }

    mutating func resolve(in calendar: Calendar) {
        x = x?.resolved(in: calendar)
        y = y?.resolved(in: calendar)
        xStart = xStart?.resolved(in: calendar)
        xEnd = xEnd?.resolved(in: calendar)
        yStart = yStart?.resolved(in: calendar)
        yEnd = yEnd?.resolved(in: calendar)
    }

    /// Whether every value of it can be drawn.
    var isPlottable: Bool {
        [x, y, xStart, xEnd, yStart, yEnd, angle].allSatisfy { $0?.value.isPlottable ?? true }
    }
}

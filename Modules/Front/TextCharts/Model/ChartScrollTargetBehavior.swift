public import Foundation
public import TextUICore

/// A rule for the value at which a chart comes to rest when it is scrolled. As Swift Charts' `ChartScrollTargetBehavior`.
/// Text asks the rules of Swift Charts itself alone; one of the program's own has no effect.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes the place where a scroll comes to rest; never called in text.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Leaves the target as it is.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The circumstances of a scroll in a chart.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    let context: ScrollTargetBehaviorContext
    /// The chart's values and places.
    public let chartProxy: ChartProxy

    /// The circumstances of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        context[keyPath: keyPath]
    }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Leaves the target as it is: text scrolls by pages.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

/// A limit for the values that one scroll passes. Has no effect in text, which scrolls by the part that is seen.
public struct ValueAlignedLimitBehavior {
    /// The platform's own.
    public static var automatic: ValueAlignedLimitBehavior { .init() }
    /// A limit always.
    public static var always: ValueAlignedLimitBehavior { .init() }
    /// No limit.
    public static var never: ValueAlignedLimitBehavior { .init() }
}

/// The values at which a long scroll comes to rest. As Swift Charts' `MajorValueAlignment`. Each scroll of text is a long
/// one.
public struct MajorValueAlignment<Value: Plottable> {
    let step: ScrollAlignment.Step?

    /// The multiples of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
        .init(step: unit.plotted.number.map { .unit($0) })
    }

    /// The dates with some components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
        .init(step: .matching(components))
    }

    /// Each part that is as long as is seen at once.
    public static var page: MajorValueAlignment<Value> { .init(step: nil) }
}

/// A rule by which a chart comes to rest at multiples of a number or at certain dates.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    let x: ScrollAlignment
    let y: ScrollAlignment

    private init(x: ScrollAlignment, y: ScrollAlignment) {
        self.x = x
        self.y = y
    }

    /// Creates a rule for multiples of a number. The limit has no effect in text.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(unit, majorAlignment), y: .init(unit, majorAlignment))
    }

    /// Creates a rule for dates. The limit has no effect in text.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(components, majorAlignment), y: .init(components, majorAlignment))
    }

    /// Creates a rule for multiples of a number along each scale. The limit has no effect in text.
    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(xUnit, xMajorAlignment), y: .init(yUnit, yMajorAlignment))
    }

    /// Creates a rule for dates along each scale. The limit has no effect in text.
    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(xComponents, xMajorAlignment), y: .init(yComponents, yMajorAlignment))
    }

    /// Creates a rule for dates along the horizontal scale, and multiples along the vertical one. The limit has no effect
    /// in text.
    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(xComponents, xMajorAlignment), y: .init(yUnit, yMajorAlignment))
    }

    /// Creates a rule for multiples along the horizontal scale, and dates along the vertical one. The limit has no effect
    /// in text.
    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(x: .init(xUnit, xMajorAlignment), y: .init(yComponents, yMajorAlignment))
    }

    /// Leaves the target as it is: the chart asks for the values themselves.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// A rule for multiples of a number. The limit has no effect in text.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init(unit: unit, majorAlignment: majorAlignment) }

    /// A rule for dates. The limit has no effect in text.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { .init(matching: components, majorAlignment: majorAlignment) }

    /// A rule for multiples of a number along each scale. The limit has no effect in text.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment)
    }

    /// A rule for dates along each scale. The limit has no effect in text.
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment)
    }

    /// A rule for dates along the horizontal scale, and multiples along the vertical one. The limit has no effect in text.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment)
    }

    /// A rule for multiples along the horizontal scale, and dates along the vertical one. The limit has no effect in text.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        .init(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment)
    }
}

extension View {
    /// Sets the values at which scrolling in the charts of the view comes to rest.
    ///
    ///     .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(day: 1)))
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        let aligned = behavior as? ValueAlignedChartScrollTargetBehavior
        return chart { ($0.x.scrollTarget, $0.y.scrollTarget) = (aligned?.x, aligned?.y) }
    }
}

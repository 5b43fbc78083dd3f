import TextUICore

/// The places of values in a chart that is drawn, in points from the corner of its plot. As Swift Charts' `ChartProxy`;
/// a column has eight points, a row sixteen.
public struct ChartProxy {
    let space: PlotSpace?
    /// In points, of the chart.
    let frame: CGRect
    let configuration: ChartConfiguration

    /// The plot's size, in points.
    public var plotSize: CGSize { frame.size }
    /// The plot's size, in points, under its older name.
    public var plotAreaSize: CGSize { frame.size }
    /// The plot's place within the chart; nil where the chart has no axes, as a pie has none.
    public var plotFrame: Anchor<CGRect>? { space == nil ? nil : plotAreaFrame }

    /// The plot's place within the chart, under its older name.
    public var plotAreaFrame: Anchor<CGRect> {
        let frame = frame
        return Anchor { _ in frame }
    }

    /// Returns the place of a value across, in points; nil where the scale does not have it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        space?.x(value.plotted).map { CGFloat($0) * 8 }
    }

    /// Returns the place of a value from the top down, in points; nil where the scale does not have it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        space?.y(value.plotted).map { CGFloat($0) * 16 }
    }

    /// Returns the place of two values, in points; nil where either scale does not have its value.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the two ends of a category across, in points; nil where the scale has no such category.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let space, let band = space.x.band(value.plotted) else { return nil }
        return CGFloat(space.x(at: band.lowerBound)) * 8...CGFloat(space.x(at: band.upperBound)) * 8
    }

    /// Returns the two ends of a category from the top down, in points; nil where the scale has no such category.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let space, let band = space.y.band(value.plotted) else { return nil }
        return CGFloat(space.y(at: band.lowerBound)) * 16...CGFloat(space.y(at: band.upperBound)) * 16
    }

    /// Returns the value at a place across, in points; nil where it is not of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotted(atX: position).flatMap { P(plotted: $0) }
    }

    /// Returns the value at a place from the top down, in points; nil where it is not of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotted(atY: position).flatMap { P(plotted: $0) }
    }

    /// Returns both values at a place, in points; nil where either is not of its type.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    func plotted(atX position: CGFloat) -> _Plotted? {
        guard let space, space.columns > 0 else { return nil }
        let room = Double(space.columns) - space.paddingX.start - space.paddingX.end
        return space.x.value(at: (Double(position) / 8 - space.paddingX.start) / room)
    }

    func plotted(atY position: CGFloat) -> _Plotted? {
        guard let space, space.rows > 0 else { return nil }
        let room = Double(space.rows) - space.paddingY.start - space.paddingY.end
        let share = (Double(position) / 16 - space.paddingY.end) / room
        return space.y.value(at: space.y.isCategory ? share : 1 - share)
    }
}

/// The plot of a chart, to be given a look by `chartPlotStyle(content:)`. As Swift Charts' `ChartPlotContent`.
nonisolated public struct ChartPlotContent: View {
    let texts: [DrawnText]
    let figures: [DrawnFigure]

    /// The drawing of the plot.
    @MainActor
    public var body: some View { DrawnView(texts, figures: figures) }
}

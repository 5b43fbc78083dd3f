import TextUICore

/// Where values are in a chart that is drawn, in points from the corner of its plot. As Swift Charts' `ChartProxy`.
public struct ChartProxy {
    let space: PlotSpace?
    /// In points, of the chart.
    let frame: CGRect

    public var plotSize: CGSize { frame.size }
    public var plotAreaSize: CGSize { frame.size }
    /// The plot within the chart; nil where the chart has no axes.
    public var plotFrame: Anchor<CGRect>? { space == nil ? nil : plotAreaFrame }

    public var plotAreaFrame: Anchor<CGRect> {
        let frame = frame
        return Anchor { _ in frame }
    }

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        space?.x(value.plotted).map { CGFloat($0) * 8 }
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        space?.y(value.plotted).map { CGFloat($0) * 16 }
    }

    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// From where to where a category reaches.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        guard let space, let band = space.x.band(value.plotted) else { return nil }
        return CGFloat(space.x(at: band.lowerBound)) * 8...CGFloat(space.x(at: band.upperBound)) * 8
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        guard let space, let band = space.y.band(value.plotted) else { return nil }
        return CGFloat(space.y(at: band.lowerBound)) * 16...CGFloat(space.y(at: band.upperBound)) * 16
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        guard let space, space.columns > 0 else { return nil }
        let room = Double(space.columns) - space.paddingX.start - space.paddingX.end
        return space.x.value(at: (Double(position) / 8 - space.paddingX.start) / room).flatMap { P(plotted: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        guard let space, space.rows > 0 else { return nil }
        let room = Double(space.rows) - space.paddingY.start - space.paddingY.end
        let share = (Double(position) / 16 - space.paddingY.end) / room
        return space.y.value(at: space.y.isCategory ? share : 1 - share).flatMap { P(plotted: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
}

/// The plot of a chart, to be given a look. As Swift Charts' `ChartPlotContent`.
nonisolated public struct ChartPlotContent: View {
    let texts: [DrawnText]

    @MainActor
    public var body: some View { DrawnView(texts) }
}

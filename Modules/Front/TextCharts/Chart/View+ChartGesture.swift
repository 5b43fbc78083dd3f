import TextUICore

extension View {
    /// Adds a gesture to the plot of a chart. The gesture's places are in points from the plot's corner, as those of the
    /// proxy. As Swift Charts' `chartGesture(_:)`.
    nonisolated public func chartGesture<G: Gesture>(_ body: @escaping @MainActor (ChartProxy) -> G) -> some View {
        chart {
            $0.gestures.append { plot, proxy in AnyView(plot.contentShape(Rectangle()).gesture(body(proxy))) }
        }
    }
}

extension ChartProxy {
    /// Chooses the value at a place across, in points, as a person does where `chartXSelection(value:)` lets one.
    public func selectXValue(at position: CGFloat) { configuration.x.selection?.set(plotted(atX: position)) }

    /// Chooses the value at a place from the top down, in points, where `chartYSelection(value:)` lets one.
    public func selectYValue(at position: CGFloat) { configuration.y.selection?.set(plotted(atY: position)) }

    /// Chooses the range between two places across, in points, where `chartXSelection(range:)` lets one.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        guard let first = plotted(atX: start), let last = plotted(atX: end) else { return }
        configuration.x.rangeSelection?.set((first, last))
    }

    /// Chooses the range between two places from the top down, in points, where `chartYSelection(range:)` lets one.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        guard let first = plotted(atY: start), let last = plotted(atY: end) else { return }
        configuration.y.rangeSelection?.set((first, last))
    }
}

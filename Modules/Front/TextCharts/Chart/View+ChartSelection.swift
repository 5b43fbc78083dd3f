import TextUICore

extension View {
    /// A value along the horizontal scale that is chosen: with the arrows below the chart, or by what is typed there.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.x.selection = .init(value) }
    }

    /// A value along the vertical scale that is chosen.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.y.selection = .init(value) }
    }

    /// The sum of the sectors before the chosen one, and half of its own.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = .init(value) }
    }

    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart {
            $0.x.scrolls = axes.contains(.horizontal)
            $0.y.scrolls = axes.contains(.vertical)
        }
    }

    /// How much of the horizontal scale is seen at once; of dates, in seconds.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.number
        return chart { $0.x.visibleLength = length }
    }

    /// How much of the vertical scale is seen at once; of dates, in seconds.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.number
        return chart { $0.y.visibleLength = length }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart {
            $0.x.scrollPosition = (
                get: { x.wrappedValue.plotted }, set: { if let value = P(plotted: $0) { x.wrappedValue = value } }
            )
        }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart {
            $0.y.scrollPosition = (
                get: { y.wrappedValue.plotted }, set: { if let value = P(plotted: $0) { y.wrappedValue = value } }
            )
        }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotted
        return chart { $0.x.initialPosition = value }
    }

    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        let value = initialY.plotted
        return chart { $0.y.initialPosition = value }
    }
}

extension ChartConfiguration.Selection {
    init<P: Plottable>(_ binding: Binding<P?>) {
        self.init(
            get: { binding.wrappedValue?.plotted },
            set: { value in binding.wrappedValue = value.flatMap { P(plotted: $0) } })
    }
}

import TextUICore

extension View {
    /// Lets a person choose a value along the horizontal scale. Text offers the values in a picker below the chart,
    /// with the arrows or by name.
    ///
    /// - Parameter value: The chosen value; nil for none.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.x.selection = .init(value) }
    }

    /// Lets a person choose a value along the vertical scale, in a picker below the chart.
    ///
    /// - Parameter value: The chosen value; nil for none.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.y.selection = .init(value) }
    }

    /// Lets a person choose a range along the horizontal scale. Text offers its first and its last value in two pickers
    /// below the chart.
    ///
    /// - Parameter range: The chosen range; nil for none.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.x.rangeSelection = .init(range) }
    }

    /// Lets a person choose a range along the vertical scale, in two pickers below the chart.
    ///
    /// - Parameter range: The chosen range; nil for none.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.y.rangeSelection = .init(range) }
    }

    /// Lets a person choose a sector of a pie, in a picker below the chart.
    ///
    /// - Parameter value: The sum of the sectors before the chosen one and half of its own; nil for none.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = .init(value) }
    }

    /// Lets a person scroll along scales that are longer than they are seen. Text has two buttons below the chart, and
    /// between them the ends of the seen part.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart {
            $0.x.scrolls = axes.contains(.horizontal)
            $0.y.scrolls = axes.contains(.vertical)
        }
    }

    /// Shows so much of the horizontal scale at once.
    ///
    /// - Parameter length: A length in the scale's numbers, of dates in seconds, of categories their number.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.number
        return chart { $0.x.visibleLength = length }
    }

    /// Shows so much of the vertical scale at once.
    ///
    /// - Parameter length: A length in the scale's numbers, of dates in seconds, of categories their number.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotted.number
        return chart { $0.y.visibleLength = length }
    }

    /// Binds the first value that is seen along the horizontal scale.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart {
            $0.x.scrollPosition = (
                get: { x.wrappedValue.plotted }, set: { if let value = P(plotted: $0) { x.wrappedValue = value } }
            )
        }
    }

    /// Binds the first value that is seen along the vertical scale.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart {
            $0.y.scrollPosition = (
                get: { y.wrappedValue.plotted }, set: { if let value = P(plotted: $0) { y.wrappedValue = value } }
            )
        }
    }

    /// Sets the first value that is seen along the horizontal scale, until a person scrolls.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX.plotted
        return chart { $0.x.initialPosition = value }
    }

    /// Sets the first value that is seen along the vertical scale, until a person scrolls.
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

extension ChartConfiguration.RangeSelection {
    init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
        self.init(
            get: { binding.wrappedValue.map { ($0.lowerBound.plotted, $0.upperBound.plotted) } },
            set: { ends in
                guard let ends, let first = P(plotted: ends.first), let last = P(plotted: ends.last) else {
                    return binding.wrappedValue = nil
                }
                binding.wrappedValue = min(first, last)...max(first, last)
            })
    }
}

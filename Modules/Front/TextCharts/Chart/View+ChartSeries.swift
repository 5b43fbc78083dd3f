import TextUICore

extension View {
    /// Gives the values of `foregroundStyle(by:)` styles, in the order of the legend.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map { AnyShapeStyle($0.value) })
        return chart { $0.styles = .init(domain: domain, range: range) }
    }

    /// Gives the values of `foregroundStyle(by:)` styles in order, beginning anew where there are fewer styles.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S]
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles = .init(domain: domain, range: range.map { AnyShapeStyle($0) }) }
    }

    /// Gives the values of `foregroundStyle(by:)` styles in order, whichever values there are; numbers get a style by
    /// their size.
    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        chart { $0.styles.range = range.map { AnyShapeStyle($0) } }
    }

    /// Gives the values of `foregroundStyle(by:)` the colours of a gradient's stops.
    nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View {
        chart { $0.styles.range = range.stops.map { AnyShapeStyle($0.color) } }
    }

    /// Sets the values of `foregroundStyle(by:)` and their order in the legend.
    nonisolated public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles.domain = domain }
    }

    /// Gives the values of `foregroundStyle(by:)` the styles that a function has for them, in the order of the legend.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles = .init(domain: domain) { D(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Gives the values of `foregroundStyle(by:)` the styles that a function has for them.
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        chart { $0.styles = .init { D(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    /// Gives the values of `symbol(by:)` signs, in the order of the legend.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map { $0.value._symbol ?? .circle })
        return chart { $0.symbols = (domain, range) }
    }

    /// Gives the values of `symbol(by:)` signs in order, beginning anew where there are fewer signs.
    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        domain: [D], range: [S]
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.symbols = (domain, range.map { $0._symbol ?? .circle }) }
    }

    /// Gives the values of `symbol(by:)` signs in order, whichever values there are.
    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chart { $0.symbols = ($0.symbols?.domain, range.map { $0._symbol ?? .circle }) }
    }

    /// Gives the values of `lineStyle(by:)` dashes, in the order of the legend; widths have no effect in text.
    nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map(\.value))
        return chart { $0.strokes = (domain, range) }
    }

    /// Gives the values of `lineStyle(by:)` dashes in order, beginning anew where there are fewer.
    nonisolated public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.strokes = (domain, range) }
    }

    /// Gives the values of `lineStyle(by:)` dashes in order, whichever values there are.
    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chart { $0.strokes = ($0.strokes?.domain, range) }
    }
}

import TextUICore

extension View {
    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map { AnyShapeStyle($0.value) })
        return chart { $0.styles = .init(domain: domain, range: range) }
    }

    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S]
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles = .init(domain: domain, range: range.map { AnyShapeStyle($0) }) }
    }

    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        chart { $0.styles.range = range.map { AnyShapeStyle($0) } }
    }

    nonisolated public func chartForegroundStyleScale(range: Gradient) -> some View {
        chart { $0.styles.range = range.stops.map { AnyShapeStyle($0.color) } }
    }

    nonisolated public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles.domain = domain }
    }

    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.styles = .init(domain: domain) { D(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        chart { $0.styles = .init { D(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }

    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<D, S>
    ) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map(\.value._symbol))
        return chart { $0.symbols = (domain, range) }
    }

    nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
        domain: [D], range: [S]
    ) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.symbols = (domain, range.map(\._symbol)) }
    }

    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chart { $0.symbols = ($0.symbols?.domain, range.map(\._symbol)) }
    }

    nonisolated public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let (domain, range) = (mapping.map(\.key.plotted), mapping.map(\.value))
        return chart { $0.strokes = (domain, range) }
    }

    nonisolated public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
        let domain = domain.map(\.plotted)
        return chart { $0.strokes = (domain, range) }
    }

    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        chart { $0.strokes = ($0.strokes?.domain, range) }
    }
}

import TextUICore

extension View {
    /// Sets the values that the horizontal scale shows, and the spread of them.
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.domain = domain._domain
            if let type { $0.x.type = type }
        }
    }

    /// Sets the values that the horizontal scale shows, the padding at its ends, and the spread of the values.
    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.domain = domain._domain
            $0.x.padding = range._padding
            if let type { $0.x.type = type }
        }
    }

    /// Sets the padding at the ends of the horizontal scale, and the spread of the values.
    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.padding = range._padding
            if let type { $0.x.type = type }
        }
    }

    /// Sets the spread of the values along the horizontal scale; nil leaves it to the data.
    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chart { $0.x.type = type }
    }

    /// Sets the values that the vertical scale shows, and the spread of them.
    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.domain = domain._domain
            if let type { $0.y.type = type }
        }
    }

    /// Sets the values that the vertical scale shows, the padding at its ends, and the spread of the values.
    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.domain = domain._domain
            $0.y.padding = range._padding
            if let type { $0.y.type = type }
        }
    }

    /// Sets the padding at the ends of the vertical scale, and the spread of the values.
    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.padding = range._padding
            if let type { $0.y.type = type }
        }
    }

    /// Sets the spread of the values along the vertical scale; nil leaves it to the data.
    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chart { $0.y.type = type }
    }
}

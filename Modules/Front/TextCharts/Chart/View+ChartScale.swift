import TextUICore

extension View {
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.domain = domain._domain
            if let type { $0.x.type = type }
        }
    }

    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.x.domain = domain._domain
            $0.x.padding = range._padding
            if let type { $0.x.type = type }
        }
    }

    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart {
            $0.x.padding = range._padding
            if let type { $0.x.type = type }
        }
    }

    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        chart { $0.x.type = type }
    }

    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.domain = domain._domain
            if let type { $0.y.type = type }
        }
    }

    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        chart {
            $0.y.domain = domain._domain
            $0.y.padding = range._padding
            if let type { $0.y.type = type }
        }
    }

    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        chart {
            $0.y.padding = range._padding
            if let type { $0.y.type = type }
        }
    }

    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        chart { $0.y.type = type }
    }
}

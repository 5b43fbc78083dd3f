import TextUICore

/// The areas of signs, in square points, by the values of `symbolSize(by:)`.
struct SymbolSizes {
    var domain: _Domain?
    var range: (values: [CGFloat], isContinuous: Bool)?
    var type: ScaleType?
    var mapping: ((_Plotted) -> CGFloat?)?

    /// The areas between which sizes lie where the program names none: text tells three of them.
    private static let usual: [CGFloat] = [4, 64]

    /// The area for a value among others; nil for one that the scale does not have.
    ///
    /// - Parameter numbers: The numbers that the chart has for sizes.
    /// - Parameter names: The categories that it has for them.
    func area(of value: _Plotted, among numbers: ClosedRange<Double>?, _ names: [_Plotted]) -> CGFloat? {
        if let mapping { return mapping(value) }
        let range = range ?? (Self.usual, true)
        guard let first = range.values.first, let last = range.values.last else { return nil }
        if let number = value.number, let ends = ends(numbers) {
            let (low, high, at) = (spread(ends.low), spread(ends.high), spread(number))
            guard low != high else { return last }
            let share = max(0, min(1, (at - low) / (high - low)))
            guard !range.isContinuous else { return first + (last - first) * CGFloat(share) }
            return range.values[min(range.values.count - 1, Int(share * Double(range.values.count)))]
        }
        var values = names
        if case .values(let own) = domain { values = own }
        guard let index = values.firstIndex(of: value) else { return nil }
        guard range.isContinuous else { return range.values[index % range.values.count] }
        return values.count < 2
            ? last : first + (last - first) * CGFloat(index) / CGFloat(values.count - 1)
    }

    private func ends(_ numbers: ClosedRange<Double>?) -> (low: Double, high: Double)? {
        switch domain {
        case .range(let low, let high):
            guard let low = low.number, let high = high.number else { return nil }
            return (low, high)
        case .values(let values):
            let numbers = values.compactMap(\.number)
            guard let low = numbers.first, let high = numbers.last, numbers.count == values.count else { return nil }
            return (low, high)
        case .automatic(let includesZero, let isReversed):
            guard let numbers else { return nil }
            var (low, high) = (numbers.lowerBound, numbers.upperBound)
            if includesZero == true { (low, high) = (min(0, low), max(0, high)) }
            return isReversed == true ? (high, low) : (low, high)
        case nil: return numbers.map { ($0.lowerBound, $0.upperBound) }
        }
    }

    /// The place of a number in the scale's type.
    private func spread(_ number: Double) -> Double {
        type.map { $0.kind.transformed(number) ?? 0 } ?? number
    }
}

extension View {
    nonisolated private func sizes(_ change: @escaping (inout SymbolSizes) -> Void) -> some View {
        chart {
            var sizes = $0.symbolSizes ?? SymbolSizes()
            change(&sizes)
            $0.symbolSizes = sizes
        }
    }

    /// Sets the areas of signs, in square points, for the values of `symbolSize(by:)`.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let (domain, range) = (domain._domain, (range._values, range._isContinuous))
        return sizes { ($0.domain, $0.range, $0.type) = (domain, range, type) }
    }

    /// Sets the values of `symbolSize(by:)` that have the smallest and the largest sign.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._domain
        return sizes { ($0.domain, $0.type) = (domain, type) }
    }

    /// Sets the areas of signs, in square points, whichever values there are.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let range = (range._values, range._isContinuous)
        return sizes { ($0.range, $0.type) = (range, type) }
    }

    /// Sets the spread of the values of `symbolSize(by:)`.
    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { sizes { $0.type = type } }

    /// Gives the values of `symbolSize(by:)` areas, in square points.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let areas = mapping.map { (value: $0.key.plotted, area: $0.value) }
        return sizes { $0.mapping = { value in areas.first { $0.value == value }?.area } }
    }

    /// Gives the values of `symbolSize(by:)` the areas that a function has for them.
    nonisolated public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.plotted)
        return sizes {
            $0.domain = .values(values)
            $0.mapping = { Domain.Element(plotted: $0).map(mapping) }
        }
    }

    /// Gives the values of `symbolSize(by:)` the areas that a function has for them.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        sizes { $0.mapping = { DataValue(plotted: $0).map(mapping) } }
    }
}

import TextUICore

/// A plot of a size, in cells from its upper left corner.
struct PlotSpace {
    let columns: Int
    let rows: Int
    let x: Scale
    let y: Scale
    /// The room that is kept free at the ends, in cells: left and right, below and above.
    var paddingX = (start: 0.0, end: 0.0)
    var paddingY = (start: 0.0, end: 0.0)

    func x(_ value: _Plotted) -> Double? { x.position(value).map(x(at:)) }
    func y(_ value: _Plotted) -> Double? { y.position(value).map(y(at:)) }
    func x(number: Double) -> Double? { x.position(number: number).map(x(at:)) }
    func y(number: Double) -> Double? { y.position(number: number).map(y(at:)) }

    func x(at position: Double) -> Double {
        let room = max(0, Double(columns) - paddingX.start - paddingX.end)
        return limited(paddingX.start + position * room)
    }

    /// Categories go down from the first; numbers and dates go up.
    func y(at position: Double) -> Double {
        let room = max(0, Double(rows) - paddingY.start - paddingY.end)
        let up = limited(position * room)
        return y.isCategory ? paddingY.end + up : Double(rows) - paddingY.start - up
    }

    /// Far outside is far enough.
    private func limited(_ length: Double) -> Double { max(-1e6, min(1e6, length)) }

    /// From where to where a category, or a value with an extent, reaches.
    func xExtent(_ datum: Datum) -> ClosedRange<Double>? {
        if let band = x.band(datum.value) { return x(at: band.lowerBound)...x(at: band.upperBound) }
        guard let end = datum.end, let first = x(datum.value), let last = x(end) else { return nil }
        return min(first, last)...max(first, last)
    }

    func yExtent(_ datum: Datum) -> ClosedRange<Double>? {
        if let band = y.band(datum.value) { return y(at: band.lowerBound)...y(at: band.upperBound) }
        guard let end = datum.end, let first = y(datum.value), let last = y(end) else { return nil }
        return min(first, last)...max(first, last)
    }

    /// The middle of a value.
    func xMiddle(_ datum: Datum) -> Double? {
        xExtent(datum).map { ($0.lowerBound + $0.upperBound) / 2 } ?? x(datum.value)
    }

    func yMiddle(_ datum: Datum) -> Double? {
        yExtent(datum).map { ($0.lowerBound + $0.upperBound) / 2 } ?? y(datum.value)
    }
}

/// The part of a scale that is seen at once.
struct ScaleWindow {
    private let whole: Scale
    private let start: Double
    private let length: Double

    /// - Parameter position: The first value that is to be seen.
    init(of whole: Scale, length: Double, from position: _Plotted?) {
        self.whole = whole
        let limit = whole.high - whole.low
        self.length = min(max(length, 0), limit)
        var wanted = position?.number ?? whole.low
        if case .category(let name) = position, let index = whole.categories?.firstIndex(of: name) {
            wanted = Double(index)
        }
        start = max(whole.low, min(whole.high - self.length, wanted))
    }

    var isOfDates: Bool { whole.kind == .date }
    var hasBefore: Bool { start > whole.low }
    var hasAfter: Bool { start + length < whole.high }
    var first: _Plotted { value(start) }
    var last: _Plotted { whole.isCategory ? value(start + length - 1) : value(start + length) }
    var before: _Plotted { value(max(whole.low, start - length)) }
    var after: _Plotted { value(min(whole.high - length, start + length)) }

    /// The aligned value that comes first in place of another; that other itself at the ends of the scale, and where the
    /// aligned one would not go on from what is seen.
    func rest(at wanted: _Plotted, aligned: (_Plotted) -> _Plotted) -> _Plotted {
        let ends = whole.low...(whole.high - length)
        guard let number = wanted.number, number > ends.lowerBound, number < ends.upperBound else { return wanted }
        let rested = aligned(wanted)
        guard let place = rested.number, ends.contains(place), place != start, (place > start) == (number > start)
        else { return wanted }
        return rested
    }

    /// The ends, where the scale has numbers or dates.
    var ends: ClosedRange<Double> { start...(start + length) }

    var categories: [String]? {
        guard let names = whole.categories else { return nil }
        let from = Int(start)
        return Array(names[max(0, min(from, names.count))..<max(0, min(names.count, from + Int(length.rounded(.up))))])
    }

    private func value(_ number: Double) -> _Plotted {
        switch whole.kind {
        case .date: .date(Date(timeIntervalSinceReferenceDate: number))
        case .number: .number(number)
        case .category(let names): .category(names[max(0, min(names.count - 1, Int(number)))])
        }
    }
}

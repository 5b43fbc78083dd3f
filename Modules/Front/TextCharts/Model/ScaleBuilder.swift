import TextUICore

/// Makes the scale of one direction from the marks' values and from what is said of it.
struct ScaleBuilder {
    var domain: _Domain?
    var type: ScaleType?
    /// The number of ticks that it should have, about.
    var desiredTicks = 5
    /// The dates or numbers that stand at the ends, whatever the data are: the window of a chart that scrolls.
    var window: ClosedRange<Double>?
    private var numbers: [Double] = []
    private var dates: [Double] = []
    private var names: [String] = []
    private var known: Set<String> = []
    /// Whether the scale begins at zero, where nothing else is said.
    var includesZero = true

    var isEmpty: Bool { numbers.isEmpty && dates.isEmpty && names.isEmpty }

    /// Keeps to the part that is seen of a scale that scrolls; nil where it is seen as a whole.
    mutating func show(_ axis: ChartConfiguration.Axis, from position: _Plotted?) -> ScaleWindow? {
        guard axis.scrolls, !isEmpty else { return nil }
        let whole = scale()
        let usual = whole.isCategory ? 12 : (whole.high - whole.low) / 4
        let window = ScaleWindow(
            of: whole, length: axis.visibleLength ?? usual,
            from: axis.scrollPosition?.get() ?? position ?? axis.initialPosition)
        guard window.hasBefore || window.hasAfter else { return nil }
        if let categories = window.categories {
            domain = .values(categories.map(_Plotted.category))
        } else {
            self.window = window.ends
        }
        return window
    }

    mutating func add(_ value: _Plotted?) {
        switch value {
        case .number: if let number = value?.number { numbers.append(number) }
        case .date: if let date = value?.number { dates.append(date) }
        case .category(let name): if known.insert(name).inserted { names.append(name) }
        case nil: break
        }
    }

    mutating func add(_ datum: Datum?) {
        add(datum?.value)
        add(datum?.end)
    }

    func scale() -> Scale {
        var reversed = false
        var zero = includesZero
        switch domain {
        case .automatic(let includesZero, let isReversed):
            reversed = isReversed ?? false
            if let includesZero { zero = includesZero }
        case .range(let low, let high):
            if case .category = low { break }
            return fixed(low, high)
        case .values(let values):
            let categories = values.compactMap { value -> String? in
                if case .category(let name) = value { name } else { nil }
            }
            if categories.count == values.count { return Scale(categories: categories) }
            if let low = values.first, let high = values.last { return fixed(low, high) }
        case nil: break
        }
        if type?.kind == .category || (!names.isEmpty && dates.isEmpty && numbers.isEmpty) {
            return Scale(categories: names, isReversed: reversed)
        }
        if !dates.isEmpty || type?.kind == .date {
            return dateScale(reversed)
        }
        if !names.isEmpty { return Scale(categories: names, isReversed: reversed) }
        return numberScale(reversed, zero)
    }

    private func fixed(_ low: _Plotted, _ high: _Plotted) -> Scale {
        let (first, last) = (low.number ?? 0, high.number ?? 1)
        let reversed = first > last
        let ends = window ?? min(first, last)...max(first, last)
        if case .date = low { return Scale(.date, low: ends.lowerBound, high: ends.upperBound, isReversed: reversed) }
        return Scale(.number(type?.kind ?? .linear), low: ends.lowerBound, high: ends.upperBound, isReversed: reversed)
    }

    private func dateScale(_ reversed: Bool) -> Scale {
        var (low, high) = (dates.min() ?? 0, dates.max() ?? 86_400)
        if low == high { (low, high) = (low - 43_200, high + 43_200) }
        if let window { (low, high) = (window.lowerBound, window.upperBound) }
        return Scale(.date, low: low, high: high, isReversed: reversed)
    }

    private func numberScale(_ reversed: Bool, _ zero: Bool) -> Scale {
        let kind = type?.kind ?? .linear
        if kind == .log { return logScale(reversed) }
        var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        if zero { (low, high) = (min(0, low), max(0, high)) }
        if low == high || (high - low) < max(abs(low), abs(high)) * 1e-12 {
            let reach = low == 0 ? 1 : abs(low) * 0.1
            (low, high) = low == 0 ? (0, 1) : (low - reach, high + reach)
        }
        if let window {
            return Scale(.number(kind), low: window.lowerBound, high: window.upperBound, isReversed: reversed)
        }
        let nice = NumberTicks.niceDomain(from: low, to: high, count: desiredTicks)
        return Scale(.number(kind), low: nice.lowerBound, high: nice.upperBound, isReversed: reversed)
    }

    private func logScale(_ reversed: Bool) -> Scale {
        let numbers = numbers.filter { $0 > 0 }
        var (low, high) = (numbers.min() ?? 1, numbers.max() ?? 10)
        low = pow(10, log10(low).rounded(.down))
        high = pow(10, log10(high).rounded(.up))
        if low >= high { high = low * 10 }
        return Scale(.number(.log), low: low, high: high, isReversed: reversed)
    }
}

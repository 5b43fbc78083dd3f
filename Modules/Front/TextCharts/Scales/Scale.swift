import TextUICore

/// The places of values along one direction of the plot, from 0 at its beginning to 1 at its end.
struct Scale {
    enum Kind: Equatable {
        case number(ScaleType.Kind)
        case date
        case category([String])
    }

    let kind: Kind
    /// The ends of the domain as numbers; of categories, from 0 to how many there are.
    let low: Double
    let high: Double
    var isReversed = false
    private let places: [String: Int]

    init(_ kind: Kind, low: Double, high: Double, isReversed: Bool = false) {
        self.kind = kind
        self.low = low
        self.high = high
        self.isReversed = isReversed
        if case .category(let names) = kind {
            places = Dictionary(zip(names, names.indices)) { first, _ in first }
        } else {
            places = [:]
        }
    }

    init(categories: [String], isReversed: Bool = false) {
        self.init(
            .category(categories), low: 0, high: Double(max(1, categories.count)), isReversed: isReversed)
    }

    var isCategory: Bool { categories != nil }

    var categories: [String]? {
        if case .category(let names) = kind { names } else { nil }
    }

    /// The share of the way at which a value stands; a category in the middle of its band.
    func position(_ value: _Plotted) -> Double? {
        if case .category = kind { return band(value).map { ($0.lowerBound + $0.upperBound) / 2 } }
        return value.number.flatMap { position(number: $0) }
    }

    func position(number: Double) -> Double? {
        guard let first = transformed(low), let last = transformed(high), let own = transformed(number) else {
            return nil
        }
        // Halves, so that the greatest numbers have a difference.
        let share = last == first ? 0.5 : (own / 2 - first / 2) / (last / 2 - first / 2)
        return isReversed ? 1 - share : share
    }

    /// The room that a category takes.
    func band(_ value: _Plotted) -> ClosedRange<Double>? {
        guard case .category(let name) = value, let index = places[name] else { return nil }
        let (start, end) = (Double(index) / high, Double(index + 1) / high)
        return isReversed ? 1 - end...1 - start : start...end
    }

    /// The value at a share of the way.
    func value(at position: Double) -> _Plotted? {
        let share = isReversed ? 1 - position : position
        switch kind {
        case .category(let names):
            let index = Int((share * high).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .date: return .date(Date(timeIntervalSinceReferenceDate: low + share * (high - low)))
        case .number(let type):
            guard let first = transformed(low), let last = transformed(high) else { return nil }
            return .number(type.restored(first + share * (last - first)))
        }
    }

    private func transformed(_ number: Double) -> Double? {
        if case .number(let type) = kind { type.transformed(number) } else { number }
    }
}

extension ScaleType.Kind {
    /// Nil of a number that the scale has no place for.
    func transformed(_ number: Double) -> Double? {
        switch self {
        case .log: number > 0 ? log10(number) : nil
        case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLog: number < 0 ? -log10(1 - number) : log10(1 + number)
        default: number
        }
    }

    func restored(_ number: Double) -> Double {
        switch self {
        case .log: pow(10, number)
        case .squareRoot: number < 0 ? -number * number : number * number
        case .power(let exponent): number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
        case .symmetricLog: number < 0 ? 1 - pow(10, -number) : pow(10, number) - 1
        default: number
        }
    }
}

import TextUICore

/// Numbers that divide a scale evenly and that people like to read: multiples of 1, 2 or 5 times a power of ten.
enum NumberTicks {
    /// The least such step of which at most `count` lie between two numbers.
    static func step(from low: Double, to high: Double, count: Int) -> Double {
        let span = high - low
        guard span > 0, span.isFinite else { return 1 }
        let rough = span / Double(max(1, count))
        let power = exponent(of: rough)
        let steps = [1.0, 2, 5, 10].map { scaled($0, by: power) }
        // A hair of tolerance, so that 0.3 / 3 is 0.1.
        return steps.first { $0 >= rough * (1 - 1e-9) } ?? scaled(10, by: power)
    }

    /// The multiples of a step from `low` to `high`.
    static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
        guard step > 0, step.isFinite, (high - low) / step < 10_000 else { return [] }
        let slack = 1e-9
        let first = (low / step - slack).rounded(.up)
        let last = (high / step + slack).rounded(.down)
        guard first <= last, abs(first) < 1e15, abs(last) < 1e15 else { return [] }
        // Divided where the step is a fraction: 3 / 10 is 0.3, and 3 × 0.1 is not.
        let parts = (1 / step).rounded()
        let isFraction = step < 1 && abs(parts * step - 1) < 1e-9
        // Zero is added, so that none of them is minus zero.
        return stride(from: first, through: last, by: 1).map { 0 + (isFraction ? $0 / parts : $0 * step) }
    }

    static func ticks(from low: Double, to high: Double, count: Int) -> [Double] {
        multiples(of: step(from: low, to: high, count: count), from: low, to: high)
    }

    /// The domain that ends at ticks, around two numbers.
    static func niceDomain(from low: Double, to high: Double, count: Int) -> ClosedRange<Double> {
        let step = step(from: low, to: high, count: count)
        let nice = (low / step + 1e-9).rounded(.down) * step...(high / step - 1e-9).rounded(.up) * step
        guard nice.lowerBound.isFinite, nice.upperBound.isFinite, nice.lowerBound < nice.upperBound else {
            return low...high
        }
        return min(low, nice.lowerBound)...max(high, nice.upperBound)
    }

    /// Powers of ten, with the numbers between where there is room; of a domain above zero.
    static func logarithmic(from low: Double, to high: Double, count: Int) -> [Double] {
        guard low > 0, high > low else { return [] }
        let first = Int(log10(low).rounded(.down))
        let last = Int(log10(high).rounded(.up))
        let decades = max(1, last - first)
        let between: [Double] = decades * 3 <= count ? [1, 2, 5] : [1]
        let stride = max(1, Int((Double(decades) / Double(max(1, count))).rounded(.up)))
        var ticks: [Double] = []
        for power in Swift.stride(from: first, through: last, by: stride) {
            for factor in between {
                let tick = scaled(factor, by: power)
                if tick >= low * (1 - 1e-9), tick <= high * (1 + 1e-9) { ticks.append(tick) }
            }
        }
        return ticks
    }

    private static func exponent(of number: Double) -> Int {
        let exponent = Int(log10(number).rounded(.down))
        return scaled(1, by: exponent + 1) <= number ? exponent + 1 : exponent
    }

    /// Divided by a power of ten where that is exact, and multiplied is not.
    private static func scaled(_ number: Double, by power: Int) -> Double {
        power < 0 && power > -300 ? number / pow(10, Double(-power)) : number * pow(10, Double(power))
    }
}

import Foundation
import TestSupport
import Testing

@testable import Charts

@Suite struct TickTests {
    @Test func `ticks are multiples of 1, 2 or 5 times a power of ten`() {
        #expect(NumberTicks.ticks(from: 0, to: 300, count: 6) == [0, 50, 100, 150, 200, 250, 300])
        #expect(NumberTicks.ticks(from: 0, to: 1, count: 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
        #expect(NumberTicks.ticks(from: -1, to: 1, count: 4) == [-1, -0.5, 0, 0.5, 1])
        #expect(NumberTicks.ticks(from: 0, to: 0.3, count: 3) == [0, 0.1, 0.2, 0.3])
        #expect(NumberTicks.ticks(from: 1e9, to: 4e9, count: 3) == [1e9, 2e9, 3e9, 4e9])
    }

    @Test func `ticks of any domain are even, within it, and no more than were asked for`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let power = pow(10, Double.random(in: -12...12, using: &generator))
            let low = Double.random(in: -1...1, using: &generator) * power
            let high = low + Double.random(in: 0.001...2, using: &generator) * power
            let count = Int.random(in: 1...12, using: &generator)
            let ticks = NumberTicks.ticks(from: low, to: high, count: count)
            let step = NumberTicks.step(from: low, to: high, count: count)
            #expect(ticks.count <= count + 1)
            #expect(ticks.allSatisfy { $0 >= low - step * 1e-6 && $0 <= high + step * 1e-6 })
            for (a, b) in zip(ticks, ticks.dropFirst()) { #expect(abs(b - a - step) < step * 1e-6) }
            let nice = NumberTicks.niceDomain(from: low, to: high, count: count)
            #expect(nice.lowerBound <= low && nice.upperBound >= high)
            #expect(nice.upperBound - nice.lowerBound <= high - low + 2.000001 * step)
        }
    }

    @Test func `zero is never minus zero`() {
        let zero = NumberTicks.ticks(from: -5, to: 5, count: 4).first { $0 == 0 }
        #expect(zero?.sign == .plus)
    }

    @Test func `a logarithmic scale is marked at powers of ten`() {
        #expect(NumberTicks.logarithmic(from: 1, to: 1000, count: 4) == [1, 10, 100, 1000])
        #expect(NumberTicks.logarithmic(from: 1, to: 10, count: 5) == [1, 2, 5, 10])
        #expect(NumberTicks.logarithmic(from: 0.001, to: 1, count: 3) == [0.001, 0.01, 0.1, 1])
        #expect(NumberTicks.logarithmic(from: 0, to: 10, count: 3) == [])
    }

    private static let newYork: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "America/New_York")!
        return calendar
    }()

    private func day(_ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
        Self.newYork.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour))!
    }

    private func hours(_ dates: [Date]) -> [Int] { dates.map { Self.newYork.component(.hour, from: $0) } }

    @Test(arguments: [(3, 8, 23.0), (11, 1, 25.0), (6, 1, 24.0)])
    func `a day is marked at the same hours, however long it is`(month: Int, date: Int, length: Double) {
        let (start, end) = (day(month, date), day(month, date + 1))
        #expect(end.timeIntervalSince(start) == length * 3600)
        let ticks = DateTicks(calendar: Self.newYork).ticks(every: .init(unit: .hour, count: 6), from: start, to: end)
        #expect(hours(ticks) == [0, 6, 12, 18, 0])
    }

    @Test func `an hour that the clocks leave out has no tick`() {
        let ticks = DateTicks(calendar: Self.newYork)
            .ticks(every: .init(unit: .hour, count: 1), from: day(3, 8), to: day(3, 8, 5))
        #expect(hours(ticks) == [0, 1, 3, 4, 5])
    }

    @Test func `days begin at midnight across a change of the clocks`() {
        let ticks = DateTicks(calendar: Self.newYork)
            .ticks(every: .init(unit: .day, count: 1), from: day(3, 6), to: day(3, 11))
        #expect(ticks == (6...11).map { day(3, $0) })
    }

    @Test func `every other day begins anew with a month, and months with a year`() {
        let ticks = DateTicks(calendar: Self.newYork)
        let days = ticks.ticks(every: .init(unit: .day, count: 2), from: day(1, 28), to: day(2, 4))
        #expect(days.map { Self.newYork.component(.day, from: $0) } == [29, 31, 1, 3])
        let quarters = ticks.ticks(every: .init(unit: .month, count: 3), from: day(2, 1), to: day(12, 31))
        #expect(quarters.map { Self.newYork.component(.month, from: $0) } == [4, 7, 10])
    }

    @Test func `ticks of dates rise, lie within, and are about as many as asked for`() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let low = day(1, 1).addingTimeInterval(Double.random(in: -3e9...3e9, using: &generator))
            let high = low.addingTimeInterval(pow(10, Double.random(in: 1...9.8, using: &generator)))
            let count = Int.random(in: 2...10, using: &generator)
            let step = DateTicks.step(from: low, to: high, count: count)
            let ticks = DateTicks(calendar: Self.newYork).ticks(every: step, from: low, to: high)
            #expect(ticks.count <= 2 * count + 2)
            #expect(ticks.allSatisfy { low <= $0 && $0 <= high })
            for (a, b) in zip(ticks, ticks.dropFirst()) { #expect(a < b) }
        }
    }

    @Test func `what lies between two values of a scale lies between their places`() {
        var generator = SeededGenerator(seed: 3)
        for kind in [ScaleType.Kind.linear, .log, .squareRoot, .symmetricLog, .power(2)] {
            let scale = Scale(.number(kind), low: 0.5, high: 5000)
            for _ in 0..<200 {
                let value = Double.random(in: 0.5...5000, using: &generator)
                let place = try! #require(scale.position(number: value))
                #expect(place >= 0 && place <= 1)
                guard case .number(let back)? = scale.value(at: place) else {
                    Issue.record("no number at \(place)")
                    return
                }
                #expect(abs(back - value) < 1e-6 * value)
            }
            #expect(scale.position(number: 0.5) == 0 && scale.position(number: 5000) == 1)
        }
    }
}

import TextUICore

/// The values at which a scale is marked, and their words.
@MainActor
struct AxisValues {
    let all: [_Plotted]
    private let scale: Scale
    private let step: DateTicks.Step?
    private let environment: EnvironmentValues
    private let calendar: Calendar

    init(_ values: AxisMarkValues, _ scale: Scale, count: Int, _ environment: EnvironmentValues) {
        self.scale = scale
        self.environment = environment
        let own: Calendar? = if case .calendar(_, _, let calendar) = values.kind { calendar } else { nil }
        let calendar = own ?? environment.calendar(in: environment.timeZone)
        self.calendar = calendar
        var step: DateTicks.Step?
        switch (values.kind, scale.kind) {
        case (.values(let values), _): all = values
        case (_, .category(let names)): all = names.map(_Plotted.category)
        case (.automatic(let asked, let minimum), .number(let type)):
            let count = max(1, asked ?? count)
            if type == .log {
                all = NumberTicks.logarithmic(from: scale.low, to: scale.high, count: count).map(_Plotted.number)
            } else {
                let step = max(NumberTicks.step(from: scale.low, to: scale.high, count: count), minimum ?? 0)
                all = NumberTicks.multiples(of: step, from: scale.low, to: scale.high).map(_Plotted.number)
            }
        case (.step(let step), .number):
            all = NumberTicks.multiples(of: step, from: scale.low, to: scale.high).map(_Plotted.number)
        case (.automatic(let asked, _), .date):
            let (low, high) = Self.ends(scale)
            let found = DateTicks.step(from: low, to: high, count: max(1, asked ?? count))
            step = found
            all = DateTicks(calendar: calendar).ticks(every: found, from: low, to: high).map(_Plotted.date)
        case (.calendar(let unit, let count, _), .date):
            let (low, high) = Self.ends(scale)
            let found = DateTicks.Step(unit: unit, count: count)
            step = found
            all = DateTicks(calendar: calendar).ticks(every: found, from: low, to: high).map(_Plotted.date)
        case (.step(let seconds), .date):
            all = NumberTicks.multiples(of: seconds, from: scale.low, to: scale.high)
                .map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case (.calendar, .number): all = []
        }
        self.step = step
    }

    private static func ends(_ scale: Scale) -> (Date, Date) {
        (Date(timeIntervalSinceReferenceDate: scale.low), Date(timeIntervalSinceReferenceDate: scale.high))
    }

    /// A value in words, as short as tells it from the others.
    func text(of value: _Plotted) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): text(of: number)
        case .date(let date): text(of: date)
        }
    }

    private var numbers: [Double] { all.compactMap(\.number) }

    private func text(of number: Double) -> String {
        let greatest = numbers.reduce(0) { max($0, abs($1)) }
        let style = FloatingPointFormatStyle<Double>.number.locale(environment.locale)
        if greatest >= 1e15 || (greatest > 0 && greatest < 1e-4) {
            return number == 0 ? number.formatted(style) : number.formatted(style.notation(.scientific))
        }
        if greatest >= 1e6 {
            return number.formatted(style.notation(.compactName).precision(.fractionLength(0...2)))
        }
        if case .number(.log) = scale.kind { return number.formatted(style.precision(.significantDigits(1...3))) }
        let digits = (0...6).first { digits in
            let factor = pow(10, Double(digits))
            return numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-6 * max(1, greatest * factor) }
        }
        return number.formatted(style.precision(.fractionLength(digits ?? 6)))
    }

    private func text(of date: Date) -> String {
        let style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: calendar.timeZone)
        let day = style.month(.abbreviated).day()
        let startsDay = calendar.startOfDay(for: date) == date && scale.high - scale.low > 86_400
        switch step?.unit {
        case .second: return date.formatted(style.hour().minute().second())
        case .minute: return date.formatted(startsDay ? day : style.hour().minute())
        case .hour: return date.formatted(startsDay ? day : style.hour())
        case .month, .quarter:
            let parts = calendar.dateComponents([.year, .month], from: date)
            return date.formatted(parts.month == 1 && spansYears ? style.year() : style.month(.abbreviated))
        case .year: return date.formatted(style.year())
        case nil where scale.high - scale.low < 172_800: return date.formatted(style.hour().minute())
        case nil where scale.high - scale.low > 5 * 365 * 86_400: return date.formatted(style.year())
        default: return date.formatted(day)
        }
    }

    private var spansYears: Bool {
        let (low, high) = Self.ends(scale)
        return calendar.component(.year, from: low) != calendar.component(.year, from: high)
    }
}

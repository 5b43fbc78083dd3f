import TextUICore

/// A value with the name of its kind, such as 120 with “Systolic”. As Swift Charts' `PlottableValue`; the table that
/// tells the chart uses the name.
public struct PlottableValue<Value: Plottable> {
    let datum: Datum

    /// Makes a value, named by a key that is looked up in the language of the chart.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(datum: Datum(name: Text(labelKey), value: value.plotted))
    }

    /// Makes a value, named by a text.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(datum: Datum(name: label, value: value.plotted))
    }

    /// Makes a value, named by words as they are.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(datum: Datum(name: Text(label), value: value.plotted))
    }

    /// Makes an interval, named by a key that is looked up in the language of the chart.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(datum: Datum(name: Text(labelKey), range))
    }

    /// Makes an interval, named by a text.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(datum: Datum(name: label, range))
    }

    /// Makes an interval, named by words as they are.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(datum: Datum(name: Text(label), range))
    }
}

extension PlottableValue where Value == Date {
    /// Makes a date that stands for the day, month or other unit that it is in, named by a key.
    ///
    /// - Parameter calendar: The calendar of the unit; that of the chart's environment by default.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        .init(datum: Datum(name: Text(labelKey), value: .date(value), unit: unit, calendar: calendar))
    }

    /// Makes a date that stands for the unit that it is in, named by a text.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        .init(datum: Datum(name: label, value: .date(value), unit: unit, calendar: calendar))
    }

    /// Makes a date that stands for the unit that it is in, named by words as they are.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        .init(datum: Datum(name: Text(label), value: .date(value), unit: unit, calendar: calendar))
    }
}

/// A value of a mark along one scale. A class, as a mark has room for a dozen, and charts have thousands of marks.
final class Datum {
    let name: Text
    let value: _Plotted
    /// The end of the interval that it stands for; nil of a single value.
    let end: _Plotted?
    let unit: Calendar.Component?
    let calendar: Calendar?

    init(
        name: Text, value: _Plotted, end: _Plotted? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil
    ) {
        self.name = name
        self.value = value
        self.end = end
        self.unit = unit
        self.calendar = calendar
    }

    convenience init<Value>(name: Text, _ range: ChartBinRange<Value>) {
        self.init(name: name, value: range.lowerBound.plotted, end: range.upperBound.plotted)
    }

    /// The length of the interval that it stands for; nil of a single value.
    var length: Double? {
        guard let start = value.number, let end = end?.number else { return nil }
        return end - start
    }

    /// The same with the interval of its unit, in the calendar of the place unless it has its own.
    func resolved(in place: Calendar) -> Datum {
        guard let unit, case .date(let date) = value,
            let interval = (calendar ?? place).dateInterval(of: unit, for: date)
        else { return self }
        return Datum(name: name, value: .date(interval.start), end: .date(interval.end), unit: unit)
    }
}

extension _Plotted {
    /// The number on an axis; nil of a category, and of what is no number.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? max(-8e307, min(8e307, number)) : nil
        case .date(let date):
            date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
        case .category: nil
        }
    }

    /// Whether it can be drawn.
    var isPlottable: Bool {
        if case .category = self { true } else { number != nil }
    }
}

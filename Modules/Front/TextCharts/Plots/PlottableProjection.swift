import TextUICore

/// A property of a collection's elements with the name of its kind. As Swift Charts' `PlottableProjection`.
public struct PlottableProjection<Element, Value: Plottable> {
    let datum: (Element) -> Datum

    /// Makes a projection of a property, named by a key that is looked up in the language of the chart.
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> Self {
        .value(Text(labelKey), keyPath)
    }

    /// Makes a projection of a property, named by a text.
    public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> Self {
        PlottableProjection { Datum(name: label, value: $0[keyPath: keyPath].plotted) }
    }

    /// Makes a projection of a property, named by words as they are.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Element, Value>) -> Self {
        .value(Text(label), keyPath)
    }
}

extension PlottableProjection where Value == Date {
    /// Makes a projection of dates that stand for the day, month or other unit that they are in.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self {
        PlottableProjection {
            Datum(name: Text(labelKey), value: .date($0[keyPath: keyPath]), unit: unit, calendar: calendar)
        }
    }
}

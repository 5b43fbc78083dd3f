/// The components of a date that a picker shows and sets, as SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute, typed as `14:30`.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year, typed as `2026-11-21`.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a day, a time or both, as SwiftUI's `DatePicker`. It is shown as the locale writes dates, and
/// typed as `2026-11-21 14:30` or as people write days, in the environment's time zone; the arrows move it by a day, or by a minute where it shows a time alone.
nonisolated public struct DatePicker<Label: View>: View {
    /// The components that the picker shows.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: Components
    let label: Label
    @Environment(\.datePickerStyle) private var style

    /// The picker in its style; a date that is typed without one.
    @MainActor
    public var body: some View {
        if let style {
            style(
                DatePickerStyleConfiguration(
                    label: .init(content: AnyView(label)), minimumDate: earliest, maximumDate: latest,
                    displayedComponents: components, selection: selection))
        } else {
            _DateField(selection: selection, earliest: earliest, latest: latest, components: components, label: label)
        }
    }

    init(_ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    /// Creates a picker with a view as its label, for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates in a closed range. A date outside it is refused with the
    /// bound in the message.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates from a first one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker with a view as its label, for dates up to a last one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for any date, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates in a closed range, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates from a first one on, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates up to a last one, whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for any date, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }
}

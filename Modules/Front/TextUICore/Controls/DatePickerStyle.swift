/// A look of date pickers. Only a style of the program's own has an effect in text, where a date is written.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Makes the view of a date picker from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker, for a style to arrange.
public struct DatePickerStyleConfiguration {
    /// The picker's label as a view.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The first date that can be chosen; nil for none.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil for none.
    public let maximumDate: Date?
    /// The components that are chosen.
    public let displayedComponents: DatePickerComponents
    /// The date; setting it chooses another.
    @Binding public var selection: Date

    init(
        label: Label, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents,
        selection: Binding<Date>
    ) {
        (self.label, self.minimumDate, self.maximumDate) = (label, minimumDate, maximumDate)
        self.displayedComponents = displayedComponents
        _selection = selection
    }

    @MainActor
    fileprivate var field: some View {
        _DateField(
            selection: $selection, earliest: minimumDate, latest: maximumDate, components: displayedComponents,
            label: label)
    }
}

/// A style of the front's own: the date is written.
@MainActor @preconcurrency
public protocol _WrittenDatePickerStyle: DatePickerStyle {}

extension _WrittenDatePickerStyle {
    /// Makes a date that is written.
    public func makeBody(configuration: Configuration) -> some View { configuration.field }
}

/// The style of a date picker that sets none.
public struct DefaultDatePickerStyle: _WrittenDatePickerStyle { public init() {} }
/// A date that opens a calendar when it is pressed; in text it is written.
public struct CompactDatePickerStyle: _WrittenDatePickerStyle { public init() {} }
/// A calendar; in text the date is written.
public struct GraphicalDatePickerStyle: _WrittenDatePickerStyle { public init() {} }
/// A picker that is several wheels; in text the date is written.
public struct WheelDatePickerStyle: _WrittenDatePickerStyle { public init() {} }
/// A date in a field.
public struct FieldDatePickerStyle: _WrittenDatePickerStyle { public init() {} }
/// A date in a field with a stepper; in text the date is written.
public struct StepperFieldDatePickerStyle: _WrittenDatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { .init() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A date in a field with a stepper; in text the date is written.
    public static var stepperField: Self { .init() }
}

typealias DatePickerMaker = @MainActor (DatePickerStyleConfiguration) -> AnyView

private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: DatePickerMaker? { nil } }

extension EnvironmentValues {
    /// The style of a program's own for the date pickers here; nil where they have the front's look.
    var datePickerStyle: DatePickerMaker? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the date pickers within the view. Only a style of the program's own has an effect in text.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        let make: DatePickerMaker = { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.datePickerStyle = nil })
        }
        return setting(\.datePickerStyle, style.value is any _WrittenDatePickerStyle ? nil : make)
    }
}

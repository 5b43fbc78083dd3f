/// A value with the way it is written, which follows the locale of the place.
struct FormattedValue: Equatable, @unchecked Sendable {
    private let value: EquatableValue
    private let format: EquatableValue
    private let make: (Locale) -> String

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        value = EquatableValue(input)
        self.format = EquatableValue(format)
        make = { format.locale($0).format(input) }
    }

    func string(in environment: EnvironmentValues) -> String { make(environment.locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.value == b.value && a.format == b.format }
}

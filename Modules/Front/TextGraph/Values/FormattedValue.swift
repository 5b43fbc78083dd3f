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

    /// The looks of the words' parts are left out.
    init<F: FormatStyle>(attributed input: F.FormatInput, _ format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        value = EquatableValue(input)
        self.format = EquatableValue(format)
        make = { String(format.locale($0).format(input).characters) }
    }

    func string(in environment: EnvironmentValues) -> String { make(environment.locale) }

    static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.value == b.value && a.format == b.format }
}

extension TextField where Label == Text {
    /// Creates a field for an optional value in a format, titled by a string, shown as it is. An empty text sets nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, value: value, format: format)
    }

    /// Creates a field for a value that a `NumberFormatter` or `DateFormatter` reads, with a title that is looked up in
    /// the String Catalog. A text that cannot be read is refused.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(titleKey, value: value, formatter: formatter, prompt: nil)
    }

    /// Creates a field with a prompt for a value that a formatter reads, with a title that is looked up in the String
    /// Catalog.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) { self.init(label: Text(titleKey), prompt: prompt, value: value, formatter: formatter) }

    /// Creates a field for a value that a `NumberFormatter` or `DateFormatter` reads, titled by a string, shown as it
    /// is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(title, value: value, formatter: formatter, prompt: nil)
    }

    /// Creates a field with a prompt for a value that a formatter reads, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) { self.init(label: Text(title), prompt: prompt, value: value, formatter: formatter) }
}

extension TextField {
    init<V>(label: Label, prompt: Text?, value: Binding<V>, formatter: Formatter) {
        self.init(
            label: label, prompt: prompt, get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
                let found: Any? =
                    switch formatter {
                    case let numbers as NumberFormatter: numbers.number(from: text)
                    case let dates as DateFormatter: dates.date(from: text)
                    default: nil
                    }
                guard let found else { throw ControlError("\(text.quoted) cannot be read here") }
                if let read = (found as? V) ?? (found as? NSNumber).flatMap({ Numbers.value($0) }) {
                    value.wrappedValue = read
                }
            })
    }

    /// Creates a field for a value in a format, with a view as its label. A text that cannot be read is refused.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, value: value, format: format)
    }

    /// Creates a field for an optional value in a format, with a view as its label. An empty text sets nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, value: value, format: format)
    }

    /// Creates a field for a value that a `NumberFormatter` or `DateFormatter` reads, with a view as its label.
    public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label: label(), prompt: prompt, value: value, formatter: formatter) }
}

/// Numbers as a formatter reads them.
private enum Numbers {
    static func value<V>(_ number: NSNumber) -> V? {
        let numbers: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.int64Value,
        ]
        return numbers.lazy.compactMap { $0 as? V }.first
    }
}

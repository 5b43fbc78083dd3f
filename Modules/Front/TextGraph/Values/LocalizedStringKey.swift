/// A string to look up in the tables of the program, with the values for its gaps. It may carry inline markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Argument: Equatable, Sendable {
        case string(String)
        case text(Text)
        case int(Int64)
        case double(Double)
    }

    let key: String
    let arguments: [Argument]

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// Creates a key of a string, whose `%@` and the like are gaps.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key of a literal; its percent signs are no gaps.
    public init(stringLiteral value: String) {
        self.init(Self.escaped(value))
    }

    /// A literal's own percent signs are no gaps.
    private static func escaped(_ literal: String) -> String {
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Creates a key with the interpolated values in its gaps.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The parts of a string literal with interpolations, put together to a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// Creates an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words of the literal to the key.
        public mutating func appendLiteral(_ literal: String) {
            key += LocalizedStringKey.escaped(literal)
        }

        private mutating func append(_ argument: Argument, as specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        /// Adds a string, as `%@` in the key.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), as: "%@")
        }

        /// Adds a text with its style, as `%@` in the key.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), as: "%@")
        }

        /// Adds a value of Foundation, as `%@` in the key, written by a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        /// Adds an object, as `%@` in the key, written by a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        /// Adds any value, as `%@` in the key, written by a formatter. Foundation's values, dates among them, are not
        /// all convertible to classes on Linux.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.string(formatter.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        /// Adds a value written by a format style in the locale of the place, as `%@` in the key.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), as: "%@")
        }

        /// Adds a range of dates, as `%@` in the key.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)), as: "%@")
        }

        /// Adds an interval of dates, as `%@` in the key.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)), as: "%@")
        }

        /// Adds an attributed string, as `%@` in the key.
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append(.text(Text(attributed)), as: "%@")
        }

        /// Adds a date in a style, as `%@` in the key.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), as: "%@")
        }

        /// Adds a clock that runs over an interval, as `Text(timerInterval:)` shows it, as `%@` in the key.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append(.text(text), as: "%@")
        }

        /// Adds an integer, as `%lld` in the key; the first one decides on the plural form.
        public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) where I: CVarArg {
            append(.int(Int64(clamping: value)), as: "%lld")
        }

        /// Adds a number, as `%lf` in the key.
        public mutating func appendInterpolation(_ value: Double) {
            append(.double(value), as: "%lf")
        }

        /// Adds a number, as `%f` in the key.
        public mutating func appendInterpolation(_ value: Float) {
            append(.double(Double(value)), as: "%f")
        }

        /// Adds a value written by a specifier of `String(format:)`, as `%@` in the key.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(.string(String(format: specifier, value)), as: "%@")
        }

        /// Adds any other value by its description, as `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string("\(value)"), as: "%@")
        }
    }
}

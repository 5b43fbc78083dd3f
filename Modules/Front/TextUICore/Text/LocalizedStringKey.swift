/// A string to look up, with what stands in its gaps. As SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Argument: Equatable, Sendable {
        case string(String)
        case text(Text)
        case int(Int64)
        case double(Double)
    }

    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(Self.escaped(value))
    }

    /// A literal's own percent signs are no gaps.
    private static func escaped(_ literal: String) -> String {
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += LocalizedStringKey.escaped(literal)
        }

        private mutating func append(_ argument: Argument, as specifier: String) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.string(string), as: "%@")
        }

        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text), as: "%@")
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        /// Foundation's values are not all convertible to classes on Linux, dates among them.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.string(formatter.string(for: subject) ?? "\(subject)"), as: "%@")
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), as: "%@")
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)), as: "%@")
        }

        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)), as: "%@")
        }

        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append(.text(Text(attributed)), as: "%@")
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), as: "%@")
        }

        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)), as: "%@")
        }

        public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) where I: CVarArg {
            append(.int(Int64(clamping: value)), as: "%lld")
        }

        public mutating func appendInterpolation(_ value: Double) {
            append(.double(value), as: "%lf")
        }

        public mutating func appendInterpolation(_ value: Float) {
            append(.double(Double(value)), as: "%f")
        }

        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(.string(String(format: specifier, value)), as: "%@")
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string("\(value)"), as: "%@")
        }
    }
}

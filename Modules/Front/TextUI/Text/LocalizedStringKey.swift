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

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)), as: "%@")
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), as: "%@")
        }

        public mutating func appendInterpolation(_ image: Image) {
            append(.string(image.words), as: "%@")
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

    /// The localized words with the arguments in their places.
    func resolve(table: String?, bundle: Bundle?, locale: Locale) -> String {
        let found = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        let format = found.isEmpty ? key : found
        guard format.contains("%") else { return format }
        return Self.fill(format, arguments, locale)
    }

    /// Fills `%@`, `%lld`, `%lf` and their positional forms (`%2$@`); other text passes.
    private static func fill(_ format: String, _ arguments: [Argument], _ locale: Locale) -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var position: Int?
            if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
                position = number - 1
                rest = rest[rest.index(after: dollar)...]
            }
            guard let specifier = ["@", "lld", "ld", "d", "llu", "lu", "u", "lf", "f"].first(where: rest.hasPrefix)
            else {
                result += "%"
                continue
            }
            rest = rest.dropFirst(specifier.count)
            let index = position ?? next
            next = index + 1
            if arguments.indices.contains(index) { result += string(arguments[index], locale) }
        }
        return result + rest
    }

    private static func string(_ argument: Argument, _ locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .int(let value): return value.formatted(.number.locale(locale))
        case .double(let value): return String(format: "%f", locale: locale, value)
        case .text(let text):
            var environment = EnvironmentValues()
            environment.locale = locale
            return text.string(in: environment)
        }
    }
}

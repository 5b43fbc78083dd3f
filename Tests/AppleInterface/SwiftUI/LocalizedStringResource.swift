import Foundation

/// Foundation's, which Foundation on Linux does not have.
public struct LocalizedStringResource: Equatable, Codable, ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ value: String) {}
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

extension String {
    public init(localized resource: LocalizedStringResource) { self = "" }
}

extension Text {
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: "") }
}

/// The values of a statement's parameters by their names. A statement may lack some of the names.
package struct NamedValues: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var names: [String]
    package private(set) var values: [SQLValue?]

    package init(dictionaryLiteral pairs: (String, (any BoundValue)?)...) {
        names = pairs.map(\.0)
        values = pairs.map { $0.1?.sqlValue }
    }

    package mutating func append(_ name: String, _ value: (any BoundValue)?) {
        names.append(name)
        values.append(value?.sqlValue)
    }

    package static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.names += right.names
        sum.values += right.values
        return sum
    }

    package func value(of name: String) -> SQLValue? {
        names.firstIndex(of: name).flatMap { values[$0] }
    }
}

/// The values of a statement's parameters by their names. A statement may lack some of the names.
package struct NamedValues: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var names: [String]
    package private(set) var values: [SQLValue?]

    package init(dictionaryLiteral pairs: (String, (any BoundValue)?)...) {
        names = []
        values = []
        names.reserveCapacity(pairs.count)
        // The id of the row may follow.
        values.reserveCapacity(pairs.count + 1)
        // By their places: to go through the pairs themselves would take a copy of each.
        for place in pairs.indices {
            names.append(pairs[place].0)
            values.append(pairs[place].1?.sqlValue)
        }
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

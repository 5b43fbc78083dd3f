/// The logical id of one entity, as in `Patient/42`: a FHIR id that knows what it names.
package struct EntityID<Target: Entity>: Hashable, Sendable {
    package let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The FHIR reference, such as `Patient/42`.
    package var reference: String { Target.resourceType + "/" + rawValue }

    /// The id in a reference such as `Patient/42`; nil if it refers to something else.
    package init?(reference: String) {
        let type = Target.resourceType.utf8
        guard reference.utf8.starts(with: type) else { return nil }
        let rest = reference.utf8.dropFirst(type.count)
        guard rest.first == UInt8(ascii: "/"), rest.count > 1 else { return nil }
        self.init(String(decoding: rest.dropFirst(), as: UTF8.self))
    }
}

extension EntityID: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) {
        self.init(value)
    }
}

extension EntityID: CustomStringConvertible {
    package var description: String { rawValue }
}

extension EntityID: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EntityID: Codable {
    package init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

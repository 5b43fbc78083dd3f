/// The Parameters of a scene that only one audience has: what is shared knows no more of them.
package struct OwnParameters: Hashable, Sendable {
    package let value: any Hashable & Codable & Sendable

    package init(_ value: any Hashable & Codable & Sendable) {
        self.value = value
    }

    package static func == (one: Self, other: Self) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(value))
    }
}

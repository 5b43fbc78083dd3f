import Foundation

/// A resource of the clinic that has columns of its own.
package protocol Entity: Identifiable, Hashable, Codable, Sendable where ID == EntityID<Self> {
    /// The FHIR resource type, such as `Patient`.
    static var resourceType: String { get }
}

extension EntityID {
    /// A new id that no other entity has: a random UUID.
    package static func unique() -> Self {
        // Foundation's own has the system open a file for each.
        var random = SystemRandomNumberGenerator()
        let high = random.next() & ~0xF000 | 0x4000
        let low = random.next() >> 2 | 1 << 63
        let uuid = UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
        return Self(uuid.uuidString.lowercased())
    }
}

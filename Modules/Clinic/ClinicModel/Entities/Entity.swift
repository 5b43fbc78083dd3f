import Foundation

/// A resource of the clinic that has columns of its own.
package protocol Entity: Identifiable, Hashable, Codable, Sendable where ID == EntityID<Self> {
    /// The FHIR resource type, such as `Patient`.
    static var resourceType: String { get }
}

extension EntityID {
    /// A new id that no other entity has.
    package static func unique() -> Self {
        Self(UUID().uuidString.lowercased())
    }
}

/// A person who cares for patients.
package struct Practitioner: Entity {
    package static let resourceType = "Practitioner"

    package let id: EntityID<Practitioner>
    package var active: Bool
    package var identifiers: [Identifier]
    package var names: [HumanName]
    package var telecom: [ContactPoint]
    package var gender: AdministrativeGender?

    package init(
        id: ID, active: Bool = true, identifiers: [Identifier] = [], names: [HumanName] = [],
        telecom: [ContactPoint] = [], gender: AdministrativeGender? = nil
    ) {
        self.id = id
        self.active = active
        self.identifiers = identifiers
        self.names = names
        self.telecom = telecom
        self.gender = gender
    }

    /// What to call them: by their name, else by their id.
    package var name: String { names.display.isEmpty ? id.rawValue : names.display }
}

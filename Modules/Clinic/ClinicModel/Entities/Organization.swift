package struct Organization: Entity {
    package static let resourceType = "Organization"

    package let id: EntityID<Organization>
    package var active: Bool
    package var identifiers: [Identifier]
    package var name: String

    package init(id: ID, active: Bool = true, identifiers: [Identifier] = [], name: String) {
        self.id = id
        self.active = active
        self.identifiers = identifiers
        self.name = name
    }
}

/// A person who is cared for.
package struct Patient: Entity {
    package static let resourceType = "Patient"

    package let id: EntityID<Patient>
    package var active: Bool
    package var identifiers: [Identifier]
    package var names: [HumanName]
    package var telecom: [ContactPoint]
    package var gender: AdministrativeGender?
    package var birthDate: PartialDate?
    package var deceased: Bool
    package var generalPractitioners: [Practitioner.ID]
    package var addresses: [PostalAddress]
    /// The code of the language that they would be spoken to in, such as `de` or `pt-BR`.
    package var language: String?

    package init(
        id: ID, active: Bool = true, identifiers: [Identifier] = [], names: [HumanName] = [],
        telecom: [ContactPoint] = [], gender: AdministrativeGender? = nil, birthDate: PartialDate? = nil,
        deceased: Bool = false, generalPractitioners: [Practitioner.ID] = [],
        addresses: [PostalAddress] = [], language: String? = nil
    ) {
        self.id = id
        self.active = active
        self.identifiers = identifiers
        self.names = names
        self.telecom = telecom
        self.gender = gender
        self.birthDate = birthDate
        self.deceased = deceased
        self.generalPractitioners = generalPractitioners
        self.addresses = addresses
        self.language = language
    }

    /// What to call them: by their name, else by their id.
    package var name: String { names.display.isEmpty ? id.rawValue : names.display }
}

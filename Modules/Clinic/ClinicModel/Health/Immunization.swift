import Foundation

/// A vaccination that was given, or was not.
package struct Immunization: HealthEntity, StatusHaving {
    package static let resourceType = "Immunization"

    package let id: EntityID<Immunization>
    package var identifiers: [Identifier]
    package var status: Status
    package var vaccine: CodeableConcept
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var occurrence: StatedTime?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .completed, vaccine: CodeableConcept,
        patient: Patient.ID?, encounter: Encounter.ID? = nil, occurrence: StatedTime?
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.vaccine = vaccine
        self.patient = patient
        self.encounter = encounter
        self.occurrence = occurrence
    }

    package var date: DateTime? { occurrence?.dateTime }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case completed
        case enteredInError = "entered-in-error"
        case notDone = "not-done"
    }
}

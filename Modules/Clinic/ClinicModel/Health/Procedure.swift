import Foundation

/// What was done to somebody, or is to be.
package struct Procedure: HealthEntity, StatusHaving {
    package static let resourceType = "Procedure"

    package let id: EntityID<Procedure>
    package var identifiers: [Identifier]
    package var status: Status
    package var code: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var performed: StatedTime?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .completed, code: CodeableConcept?,
        patient: Patient.ID?, encounter: Encounter.ID? = nil, performed: StatedTime?
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.code = code
        self.patient = patient
        self.encounter = encounter
        self.performed = performed
    }

    package var date: DateTime? { performed?.dateTime }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case preparation
        case inProgress = "in-progress"
        case notDone = "not-done"
        case onHold = "on-hold"
        case stopped, completed
        case enteredInError = "entered-in-error"
        case unknown
    }
}

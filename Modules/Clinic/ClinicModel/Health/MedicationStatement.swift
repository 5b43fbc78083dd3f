import Foundation

/// What is told of a medicine that somebody takes, has taken or does not take.
package struct MedicationStatement: HealthEntity, StatusHaving {
    package static let resourceType = "MedicationStatement"

    package let id: EntityID<MedicationStatement>
    package var identifiers: [Identifier]
    package var status: Status
    /// Why it stands so, such as why the medicine is not taken.
    package var statusReasons: [CodeableConcept]
    package var medication: CodeableConcept?
    package var patient: Patient.ID?
    /// FHIR's `context`, where that is an encounter.
    package var encounter: Encounter.ID?
    /// When it is so; FHIR's `effective`.
    package var effective: StatedTime?
    package var asserted: DateTime?
    package var note: String?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status, statusReasons: [CodeableConcept] = [],
        medication: CodeableConcept?, patient: Patient.ID?, encounter: Encounter.ID? = nil,
        effective: StatedTime? = nil, asserted: DateTime? = nil, note: String? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.statusReasons = statusReasons
        self.medication = medication
        self.patient = patient
        self.encounter = encounter
        self.effective = effective
        self.asserted = asserted
        self.note = note
    }

    package var date: DateTime? { effective?.dateTime ?? asserted }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case active, completed
        case enteredInError = "entered-in-error"
        case intended, stopped
        case onHold = "on-hold"
        case unknown
        case notTaken = "not-taken"
    }
}

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
    /// Since when it is so; FHIR's `effective`, or where that is a period, its beginning.
    package var effective: Date?
    package var asserted: Date?
    package var note: String?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status, statusReasons: [CodeableConcept] = [],
        medication: CodeableConcept?, patient: Patient.ID?, encounter: Encounter.ID? = nil, effective: Date? = nil,
        asserted: Date? = nil, note: String? = nil
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

    package var date: Date? { effective ?? asserted }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case active, completed
        case enteredInError = "entered-in-error"
        case intended, stopped
        case onHold = "on-hold"
        case unknown
        case notTaken = "not-taken"
    }
}

import Foundation

/// A visit as it takes place.
package struct Encounter: Entity {
    package static let resourceType = "Encounter"

    package let id: EntityID<Encounter>
    package var identifiers: [Identifier]
    package var status: Status
    /// Ambulatory, emergency, at home …; FHIR's `class`.
    package var encounterClass: Coding
    package var types: [CodeableConcept]
    package var patient: Patient.ID?
    package var practitioners: [Practitioner.ID]
    package var appointment: Appointment.ID?
    package var start: Date?
    package var end: Date?
    package var reason: String?
    package var organization: Organization.ID?
    /// The day, month or year of the beginning where no more is stated; `start` is then the first instant of it.
    package var statedStart: PartialDate?
    /// When its practitioner signed it, with a note or without one; nil where it was finished otherwise, or by a version
    /// that kept no such time. The clinic's extension.
    package var signed: Date?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status, encounterClass: Coding, types: [CodeableConcept] = [],
        patient: Patient.ID?, practitioners: [Practitioner.ID] = [], appointment: Appointment.ID? = nil,
        start: Date? = nil, end: Date? = nil, reason: String? = nil, organization: Organization.ID? = nil,
        statedStart: PartialDate? = nil, signed: Date? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.encounterClass = encounterClass
        self.types = types
        self.patient = patient
        self.practitioners = practitioners
        self.appointment = appointment
        self.start = start
        self.end = end
        self.reason = reason
        self.organization = organization
        self.statedStart = statedStart
        self.signed = signed
    }

    /// When it began, as exactly as is stated.
    package var began: DateTime? { statedStart.map(DateTime.date) ?? start.map(DateTime.instant) }
}

extension Coding {
    private static let actCode = "http://terminology.hl7.org/CodeSystem/v3-ActCode"

    package static let ambulatory = Coding(system: actCode, code: "AMB", display: "ambulatory")
}

import Foundation

/// A resource on its way in.
package struct ImportedResource: Hashable, Sendable {
    package let type: String
    package let id: String
    /// The whole resource, as it is to be given back.
    package let json: Data
    package let identifiers: [Identifier]
    /// Whose record it belongs to.
    package let subject: Patient.ID?
    /// The part that has columns of its own.
    package let entity: ResourceEntity

    package init(
        type: String, id: String, json: Data, identifiers: [Identifier], subject: Patient.ID?, entity: ResourceEntity
    ) {
        self.type = type
        self.id = id
        self.json = json
        self.identifiers = identifiers
        self.subject = subject
        self.entity = entity
    }
}

/// What the clinic knows of a resource beyond its text.
package enum ResourceEntity: Hashable, Sendable {
    case patient(Patient)
    case practitioner(Practitioner)
    case organization(Organization)
    case schedule(Schedule)
    case slot(Slot)
    case appointment(Appointment)
    case encounter(Encounter)
    case communication(Communication)
    case health(HealthResource)
    case questionnaire(Questionnaire)
    case response(QuestionnaireResponse)
    /// A row of the clinic's own audit trail; it only goes out.
    case auditEvent(AuditEvent)
    case other
}

/// A resource on its way out: the text that it came with, and how its columns stand now.
package struct StoredResource: Hashable, Sendable {
    package let type: String
    package let id: String
    /// Nil for what was made here.
    package let json: Data?
    package var entity: ResourceEntity
    /// Whose record it belongs to, where only its text says so.
    package let subject: Patient.ID?

    package init(type: String, id: String, json: Data?, entity: ResourceEntity, subject: Patient.ID? = nil) {
        self.type = type
        self.id = id
        self.json = json
        self.entity = entity
        self.subject = subject
    }
}

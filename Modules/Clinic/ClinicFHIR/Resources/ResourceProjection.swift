import ClinicModel
import Foundation
import PlainText

/// Between resources as JSON and what the clinic stores of them.
package enum ResourceProjection {
    /// The part of a checked resource that has columns of its own.
    package static func entity(_ resource: JSONObject, type: String, id: String) throws(ElementFault) -> ResourceEntity
    {
        switch type {
        case Patient.resourceType: .patient(Patient(resource, id: Patient.ID(id)))
        case Practitioner.resourceType: .practitioner(Practitioner(resource, id: Practitioner.ID(id)))
        case Organization.resourceType: .organization(Organization(resource, id: Organization.ID(id)))
        case Schedule.resourceType: .schedule(try Schedule(resource, id: Schedule.ID(id)))
        case Slot.resourceType: .slot(try Slot(resource, id: Slot.ID(id)))
        case Appointment.resourceType: .appointment(try Appointment(resource, id: Appointment.ID(id)))
        case Encounter.resourceType: .encounter(try Encounter(resource, id: Encounter.ID(id)))
        case Communication.resourceType:
            .communication(try Communication(resource, id: Communication.ID(id)))
        case Questionnaire.resourceType:
            .questionnaire(try Questionnaire(resource, id: Questionnaire.ID(id)))
        case QuestionnaireResponse.resourceType:
            .response(try QuestionnaireResponse(resource, id: QuestionnaireResponse.ID(id)))
        default: try HealthResource(resource, type: type, id: id).map(ResourceEntity.health) ?? .other
        }
    }

    /// The part of a stored text that has columns of its own; nil where it is not what is read today.
    @Sendable package static func entity(type: String, id: String, json: Data) -> ResourceEntity? {
        guard let resource = try? JSONParser.parse(json).object, (try? ResourceCheck.check(resource)) != nil else {
            return nil
        }
        return try? entity(resource, type: type, id: id)
    }

    /// The resource as it stands now: its text, brought up to its columns.
    package static func resource(_ stored: StoredResource) throws -> JSONObject {
        let text = try stored.json.flatMap { try JSONParser.parse($0).object }
        return switch stored.entity {
        case .patient(let entity): try entity.resource(over: text)
        case .practitioner(let entity): try entity.resource(over: text)
        case .organization(let entity): try entity.resource(over: text)
        case .schedule(let entity): try entity.resource(over: text)
        case .slot(let entity): try entity.resource(over: text)
        case .appointment(let entity): try entity.resource(over: text)
        case .encounter(let entity): try entity.resource(over: text)
        case .communication(let entity): try entity.resource(over: text)
        case .health(let health): try health.resource(over: text)
        case .questionnaire(let entity): try entity.resource(over: text)
        case .response(let entity): try entity.resource(over: text)
        case .auditEvent(let event): event.resource
        case .other: text ?? JSONObject([("resourceType", .string(stored.type)), ("id", .string(stored.id))])
        }
    }
}

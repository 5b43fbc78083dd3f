import ClinicModel
import Foundation
import PlainText

extension AuditEvent {
    /// The row as R4's AuditEvent; it is written here and nowhere else.
    var resource: JSONObject {
        var event = JSONObject([
            ("resourceType", .string(Self.resourceType)), ("id", .string(String(id))),
            ("type", ["system": "http://terminology.hl7.org/CodeSystem/audit-event-type", "code": "rest"]),
            ("action", .string(action.rawValue)), ("recorded", .string(FHIRTime.text(recorded))),
            ("outcome", .string(outcome.rawValue)), ("outcomeDesc", .string(detail)),
        ])
        let who: JSONValue = Principal(reference: agent) == nil ? ["display": .string(agent)] : named(agent, agentName)
        event["agent"] = [["who": who, "requestor": true]]
        event["source"] = ["observer": ["display": "Caduceus"]]
        var entities: [JSONValue] = [["what": what]]
        if let patient, patient.reference != entity {
            entities.append([
                "what": named(patient.reference, patientName),
                "role": ["system": "http://terminology.hl7.org/CodeSystem/object-role", "code": "1"],
            ])
        }
        event["entity"] = .array(entities)
        return event
    }

    /// What was acted on is a type where it was many.
    private var what: JSONValue {
        ResourceIdentity(reference: entity) == nil ? ["display": .string(entity)] : .reference(entity)
    }

    private func named(_ reference: String, _ name: String?) -> JSONValue {
        .some(("reference", .string(reference)), ("display", name.map(JSONValue.string)))
    }
}

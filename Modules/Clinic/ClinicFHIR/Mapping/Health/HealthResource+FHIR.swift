import ClinicModel
import PlainText

extension HealthResource {
    /// Nil for a type that is not part of a health record.
    init?(_ resource: JSONObject, type: String, id: String) throws(ElementFault) {
        switch type {
        case Condition.resourceType: self = .condition(try Condition(resource, id: .init(id)))
        case AllergyIntolerance.resourceType:
            self = .allergyIntolerance(try AllergyIntolerance(resource, id: .init(id)))
        case Immunization.resourceType: self = .immunization(try Immunization(resource, id: .init(id)))
        case Procedure.resourceType: self = .procedure(try Procedure(resource, id: .init(id)))
        case Observation.resourceType: self = .observation(try Observation(resource, id: .init(id)))
        case DiagnosticReport.resourceType: self = .diagnosticReport(try DiagnosticReport(resource, id: .init(id)))
        case MedicationRequest.resourceType:
            self = .medicationRequest(try MedicationRequest(resource, id: .init(id)))
        case DocumentReference.resourceType:
            self = .documentReference(try DocumentReference(resource, id: .init(id)))
        case ServiceRequest.resourceType: self = .serviceRequest(try ServiceRequest(resource, id: .init(id)))
        case MedicationStatement.resourceType:
            self = .medicationStatement(try MedicationStatement(resource, id: .init(id)))
        default: return nil
        }
    }

    func resource(over stored: JSONObject?) throws(ElementFault) -> JSONObject {
        switch self {
        case .condition(let entity): try entity.resource(over: stored)
        case .allergyIntolerance(let entity): try entity.resource(over: stored)
        case .immunization(let entity): try entity.resource(over: stored)
        case .procedure(let entity): try entity.resource(over: stored)
        case .observation(let entity): try entity.resource(over: stored)
        case .diagnosticReport(let entity): try entity.resource(over: stored)
        case .medicationRequest(let entity): try entity.resource(over: stored)
        case .documentReference(let entity): try entity.resource(over: stored)
        case .serviceRequest(let entity): try entity.resource(over: stored)
        case .medicationStatement(let entity): try entity.resource(over: stored)
        }
    }
}

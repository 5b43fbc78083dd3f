import ClinicModel
import Foundation
import PlainText

extension ImportedResource {
    /// A resource that is made here, written as FHIR from what the clinic knows of it.
    package init(making entity: ResourceEntity) throws {
        guard let identity = entity.identity else { throw ElementFault("resourceType", "it has no form in FHIR") }
        let (type, id) = (identity.type, identity.id)
        let resource = try ResourceProjection.resource(StoredResource(type: type, id: id, json: nil, entity: entity))
        try ResourceCheck.check(resource)
        self.init(
            type: type, id: id, json: Data(JSONWriter.bytes(.object(resource))),
            identifiers: resource["identifier"].asArray.compactMap(Identifier.init(json:)),
            subject: ResourceSubject.patient(of: resource, type: type, id: id), entity: entity)
    }
}

extension ResourceEntity {
    fileprivate var identity: ResourceIdentity? {
        switch self {
        case .patient(let entity): entity.identity
        case .practitioner(let entity): entity.identity
        case .organization(let entity): entity.identity
        case .schedule(let entity): entity.identity
        case .slot(let entity): entity.identity
        case .appointment(let entity): entity.identity
        case .encounter(let entity): entity.identity
        case .communication(let entity): entity.identity
        case .health(let resource): identity(of: resource.entity)
        case .questionnaire(let entity): entity.identity
        case .response(let entity): entity.identity
        case .auditEvent, .other: nil
        }
    }

    private func identity(of entity: some Entity) -> ResourceIdentity { entity.identity }
}

extension Entity {
    fileprivate var identity: ResourceIdentity { ResourceIdentity(type: Self.resourceType, id: id.rawValue) }
}

import ClinicModel
import Foundation
import PlainText

extension Procedure: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            code: resource.concept("code"), patient: resource.subject, encounter: resource.encounter,
            performed: resource.stated("performed"))
    }

    func write(_ edit: inout ResourceEdit<Procedure>) {
        edit.setOwner()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("code", \.code) { $0?.json }
        edit.setEncounter()
        edit.set(stated: "performed", \.performed)
    }
}

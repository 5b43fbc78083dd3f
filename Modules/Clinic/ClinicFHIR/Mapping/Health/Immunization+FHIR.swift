import ClinicModel
import Foundation
import PlainText

extension Immunization: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            vaccine: resource.concept("vaccineCode") ?? CodeableConcept(), patient: resource.subject,
            encounter: resource.encounter, occurrence: resource.stated("occurrence"))
    }

    func write(_ edit: inout ResourceEdit<Immunization>) {
        edit.setOwner(as: "patient")
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("vaccineCode", \.vaccine) { $0.json }
        edit.setEncounter()
        edit.set(stated: "occurrence", \.occurrence)
    }
}

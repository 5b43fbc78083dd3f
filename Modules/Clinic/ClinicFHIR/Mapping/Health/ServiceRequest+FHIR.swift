import ClinicModel
import Foundation
import PlainText

extension ServiceRequest: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            statusReason: resource.value(ofExtension: ClinicExtension.statusReason)
                .flatMap(CodeableConcept.init(json:)),
            intent: try resource.code("intent", in: Self.resourceType),
            doNotPerform: resource["doNotPerform"]?.bool, categories: resource.concepts("category"),
            priority: resource["priority"]?.string.flatMap(Priority.init), code: resource.concept("code"),
            patient: resource.subject, encounter: resource.encounter, authored: resource.dateTime("authoredOn"),
            requester: resource["requester"]?.reference, reasons: resource.concepts("reasonCode"),
            note: resource.note)
    }

    func write(_ edit: inout ResourceEdit<ServiceRequest>) {
        edit.set(extension: ClinicExtension.statusReason, \.statusReason) {
            $0.map { .init(name: "valueCodeableConcept", value: $0.json) }
        }
        edit.setOwner()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("intent", \.intent) { .string($0.rawValue) }
        // It is never changed here, and an older version has not kept it.
        if let doNotPerform { edit.resource["doNotPerform"] = .bool(doNotPerform) }
        edit.set(concepts: "category", \.categories)
        edit.set("priority", \.priority) { $0.map { .string($0.rawValue) } }
        edit.set("code", \.code) { $0?.json }
        edit.setEncounter()
        edit.set(dateTime: "authoredOn", \.authored)
        edit.set("requester", \.requester) { $0.map { .reference($0) } }
        edit.set(concepts: "reasonCode", \.reasons)
        edit.setNote(\.note)
    }
}

extension JSONObject {
    /// The orders that a result answers.
    var basis: [ServiceRequest.ID]? {
        let orders = self["basedOn"].items.compactMap(ServiceRequest.ID.init(json:))
        return orders.isEmpty ? nil : orders
    }
}

extension ResourceEdit where Subject: ResultEntity {
    mutating func setBasis() {
        set(
            "basedOn", \.orders, decode: ServiceRequest.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
    }
}

extension ResultEntity {
    fileprivate var orders: [ServiceRequest.ID] { basis ?? [] }
}

import ClinicModel
import Foundation
import PlainText

extension MedicationRequest: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            statusReason: resource.concept("statusReason"),
            intent: try resource.code("intent", in: Self.resourceType),
            doNotPerform: resource["doNotPerform"]?.bool, categories: resource.concepts("category"),
            priority: resource["priority"]?.string.flatMap(Priority.init),
            medication: resource.medication, patient: resource.subject, encounter: resource.encounter,
            authored: resource.dateTime("authoredOn"),
            requester: resource["requester"]?.reference, reasons: resource.concepts("reasonCode"),
            dosages: resource["dosageInstruction"].items.compactMap(Dosage.init(json:)),
            dispense: Dispense(json: resource["dispenseRequest"]), note: resource.note,
            prior: resource["priorPrescription"].flatMap(ID.init(json:)),
            basis: resource["basedOn"].items.lazy.compactMap(ID.init(json:)).first,
            issues: Self.issues(in: resource))
    }

    func write(_ edit: inout ResourceEdit<MedicationRequest>) {
        edit.setOwner()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("statusReason", \.statusReason) { $0?.json }
        edit.set("intent", \.intent) { .string($0.rawValue) }
        // It is never changed here, and an older version has not kept it.
        if let doNotPerform { edit.resource["doNotPerform"] = .bool(doNotPerform) }
        edit.set(concepts: "category", \.categories)
        edit.set("priority", \.priority) { $0.map { .string($0.rawValue) } }
        edit.set("medicationCodeableConcept", \.medication) { $0?.json }
        edit.setEncounter()
        edit.set(dateTime: "authoredOn", \.authored)
        edit.set("requester", \.requester) { $0.map { .reference($0) } }
        edit.set(concepts: "reasonCode", \.reasons)
        edit.setNote(\.note)
        edit.set("dosageInstruction", \.dosages, decode: Dosage.init(json:), encode: { $0.json(over: $1) })
        if edit.hasChanged(\.dispense) {
            edit.resource["dispenseRequest"] = dispense?.json(over: edit.resource["dispenseRequest"])
        }
        edit.set("priorPrescription", \.prior) { $0.map { .reference($0.reference) } }
        edit.set("basedOn", \.bases, decode: ID.init(json:), encode: { id, _ in .reference(id.reference) })
        writeIssues(&edit)
    }

    private var bases: [ID] { basis.map { [$0] } ?? [] }
}

extension MedicationRequest.Dispense {
    fileprivate init?(json: JSONValue?) {
        guard let object = json?.object else { return nil }
        let period = object["validityPeriod"]
        self.init(
            validFrom: period?["start"]?.string.flatMap(FHIRTime.dateTime),
            validUntil: period?["end"]?.string.flatMap(FHIRTime.endOfDateTime),
            repeats: object["numberOfRepeatsAllowed"]?.integer, quantity: Quantity(json: object["quantity"]),
            supplyDuration: Quantity(json: object["expectedSupplyDuration"]))
    }

    fileprivate func json(over old: JSONValue?) -> JSONValue? {
        var object = old?.object ?? JSONObject()
        let before = Self(json: old)
        if before?.validFrom != validFrom || before?.validUntil != validUntil {
            let period = JSONValue.some(
                ("start", validFrom.map { .string(FHIRTime.text($0)) }),
                ("end", validUntil.map { .string(FHIRTime.text($0)) }))
            object["validityPeriod"] = period.object?.isEmpty == false ? period : nil
        }
        object["numberOfRepeatsAllowed"] = repeats.map { .number(String($0)) }
        object["quantity"] = quantity?.json
        object["expectedSupplyDuration"] = supplyDuration?.json
        return object.isEmpty ? nil : .object(object)
    }
}

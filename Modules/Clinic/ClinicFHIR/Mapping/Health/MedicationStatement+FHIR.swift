import ClinicModel
import Foundation
import PlainText

extension MedicationStatement: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource.identifiers, status: try resource.code("status", in: Self.resourceType),
            statusReasons: resource.concepts("statusReason"), medication: resource.medication,
            patient: resource.subject, encounter: resource["context"].flatMap(Encounter.ID.init(json:)),
            effective: resource.stated("effective"), asserted: resource.dateTime("dateAsserted"),
            note: resource.note)
    }

    func write(_ edit: inout ResourceEdit<MedicationStatement>) {
        edit.setOwner()
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set(concepts: "statusReason", \.statusReasons)
        edit.set("medicationCodeableConcept", \.medication) { $0?.json }
        edit.set("context", \.encounter) { $0.map { .reference($0.reference) } }
        edit.set(stated: "effective", \.effective)
        edit.set(dateTime: "dateAsserted", \.asserted)
        edit.setNote(\.note)
    }
}

extension JSONObject {
    /// FHIR's `medication[x]`; of a reference the code of the Medication that the resource has within itself, or its words.
    var medication: CodeableConcept? {
        if let concept = concept("medicationCodeableConcept") { return concept }
        guard let reference = self["medicationReference"] else { return nil }
        let own = self["contained"].items.first { item in
            item["id"]?.string.map { "#" + $0 == reference.reference } ?? false
        }
        return own?["code"].flatMap(CodeableConcept.init(json:))
            ?? reference["display"]?.string.map { CodeableConcept(text: $0) }
    }
}

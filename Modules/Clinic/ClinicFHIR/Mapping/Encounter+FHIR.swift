import ClinicModel
import Foundation
import PlainText

extension Encounter: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            status: try resource.code("status", in: Self.resourceType),
            encounterClass: Coding(json: resource["class"] ?? .null),
            types: resource["type"].items.compactMap(CodeableConcept.init(json:)),
            patient: resource["subject"].flatMap(Patient.ID.init(json:)),
            practitioners: resource["participant"].items.compactMap(Self.individual),
            appointment: resource["appointment"].items.lazy.compactMap(Appointment.ID.init(json:)).first,
            start: resource["period"]?["start"]?.string.flatMap(FHIRTime.dateTime),
            end: resource["period"]?["end"]?.string.flatMap(FHIRTime.endOfDateTime),
            reason: resource["reasonCode"].items.first.flatMap(CodeableConcept.init(json:))?.display,
            organization: resource["serviceProvider"].flatMap(Organization.ID.init(json:)),
            statedStart: resource["period"]?["start"]?.string.flatMap(FHIRTime.stated)?.statedDate,
            signed: resource.value(ofExtension: ClinicExtension.signed)?.string.flatMap(FHIRTime.instant))
    }

    func write(_ edit: inout ResourceEdit<Encounter>) {
        edit.set(extension: ClinicExtension.signed, \.signed) {
            $0.map { .init(name: "valueInstant", value: .string(FHIRTime.text($0))) }
        }
        edit.setIdentifiers(\.identifiers)
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("class", \.encounterClass) { $0.json }
        edit.set(
            "type", \.types, decode: CodeableConcept.init(json:), encode: { item, _ in item.json },
            isSame: { _, _ in false })
        edit.set("subject", \.patient) { $0.map { .reference($0.reference) } }
        edit.set(
            unordered: "participant", \.practitioners, decode: Self.individual,
            encode: { id, _ in ["individual": .reference(id.reference)] })
        edit.set(
            "appointment", \.appointments, decode: Appointment.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
        edit.set(instant: "start", of: "period", \.start)
        edit.set(instant: "end", of: "period", \.end)
        edit.setFirst("reasonCode", \.reason) { ["text": .string($0)] }
        edit.set("serviceProvider", \.organization) { $0.map { .reference($0.reference) } }
    }

    private var appointments: [Appointment.ID] { appointment.map { [$0] } ?? [] }

    private static func individual(_ participant: JSONValue) -> Practitioner.ID? {
        participant["individual"].flatMap(Practitioner.ID.init(json:))
    }
}

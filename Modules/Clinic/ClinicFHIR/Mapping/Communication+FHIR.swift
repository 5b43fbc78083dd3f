import ClinicModel
import Foundation
import PlainText

extension Communication: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            status: try resource.code("status", in: Self.resourceType),
            patient: resource["subject"].flatMap(Patient.ID.init(json:)), sender: resource["sender"]?.reference,
            recipient: resource["recipient"].items.lazy.compactMap(Self.person).first,
            sent: resource["sent"]?.string.flatMap(FHIRTime.dateTime),
            received: resource["received"]?.string.flatMap(FHIRTime.dateTime),
            appointment: resource["about"].items.lazy.compactMap(Appointment.ID.init(json:)).first,
            inResponseTo: resource["inResponseTo"].items.lazy.compactMap(Communication.ID.init(json:)).first,
            text: resource["payload"].items.lazy.compactMap(Self.text).first)
    }

    func write(_ edit: inout ResourceEdit<Communication>) {
        edit.setIdentifiers(\.identifiers)
        edit.set(
            "inResponseTo", \.answered, decode: Communication.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("subject", \.patient) { $0.map { .reference($0.reference) } }
        edit.set(
            "about", \.appointments, decode: Appointment.ID.init(json:),
            encode: { id, _ in .reference(id.reference) })
        edit.set(instant: "sent", \.sent)
        edit.set(instant: "received", \.received)
        edit.set("recipient", \.recipients, decode: Self.person, encode: { person, _ in .reference(person) })
        edit.set("sender", \.sender) { $0.map { .reference($0) } }
        edit.set(
            "payload", \.texts, decode: Self.text, encode: { text, _ in ["contentString": .string(text)] })
    }

    private var answered: [Communication.ID] { inResponseTo.map { [$0] } ?? [] }
    private var appointments: [Appointment.ID] { appointment.map { [$0] } ?? [] }
    private var recipients: [String] { recipient.map { [$0] } ?? [] }
    private var texts: [String] { text.map { [$0] } ?? [] }

    /// The patient or practitioner that a reference names.
    private static func person(_ reference: JSONValue) -> String? {
        reference.reference.flatMap(Principal.init(reference:))?.reference
    }

    private static func text(_ payload: JSONValue) -> String? { payload["contentString"]?.string }
}

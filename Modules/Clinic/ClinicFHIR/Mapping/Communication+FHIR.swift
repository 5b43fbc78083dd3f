import ClinicModel
import Foundation
import PlainText

extension Communication: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        let recipients = resource["recipient"].items.compactMap(Self.person)
        self.init(
            id: id, identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            status: try resource.code("status", in: Self.resourceType),
            patient: resource["subject"].flatMap(Patient.ID.init(json:)), sender: resource["sender"]?.reference,
            recipient: recipients.first,
            otherRecipients: recipients.dropFirst().reduce(into: []) { others, person in
                if person != recipients[0], !others.contains(person) { others.append(person) }
            },
            sent: resource["sent"]?.string.flatMap(FHIRTime.dateTime),
            received: resource["received"]?.string.flatMap(FHIRTime.dateTime),
            appointment: resource["about"].items.lazy.compactMap(Appointment.ID.init(json:)).first,
            inResponseTo: resource["inResponseTo"].items.lazy.compactMap(Communication.ID.init(json:)).first,
            text: Self.text(resource["payload"].items),
            statedSent: resource["sent"]?.string.flatMap(FHIRTime.stated)?.statedDate)
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
        edit.set("sender", \.sender) { $0.map { .reference($0) } }
        // To whom a message goes and what it says stays as it came: a row has one of its recipients. Who is shown it as
        // another of them is not told of the rest.
        if let before = edit.before {
            guard before.recipient != recipient else { return }
            edit.resource["recipient"] = .array(
                edit.resource["recipient"].items.filter { Self.person($0) == recipient })
            return
        }
        edit.set("recipient", \.recipients, decode: Self.person, encode: { person, _ in .reference(person) })
        edit.set("payload", \.text) { $0.map { .array([["contentString": .string($0)]]) } }
    }

    private var answered: [Communication.ID] { inResponseTo.map { [$0] } ?? [] }
    private var appointments: [Appointment.ID] { appointment.map { [$0] } ?? [] }
    private var recipients: [String] { (recipient.map { [$0] } ?? []) + otherRecipients }

    /// The patient or practitioner that a reference names.
    private static func person(_ reference: JSONValue) -> String? {
        reference.reference.flatMap(Principal.init(reference:))?.reference
    }

    /// The parts of a message, in their order, with a blank line between them; nil where there are none to read.
    private static func text(_ payload: [JSONValue]) -> String? {
        let parts = payload.compactMap { part in
            part["contentString"]?.string ?? part["contentAttachment"].map(Self.name(ofAttachment:))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// The name of an attachment, which stays where it is.
    private static func name(ofAttachment attachment: JSONValue) -> String {
        let file = attachment["url"]?.string?.split(separator: "/").last.map(String.init)
        let name = attachment["title"]?.string ?? file ?? attachment["contentType"]?.string
        return name.map { "Attachment: \($0)" } ?? "Attachment"
    }
}

import ClinicModel
import Foundation
import PlainText

extension Appointment: ResourceMapping {
    init(_ resource: JSONObject, id: ID) throws(ElementFault) {
        self.init(
            id: id, identifiers: resource["identifier"].items.compactMap(Identifier.init(json:)),
            status: try resource.code("status", in: Self.resourceType),
            cancellationReason: try Self.cancellationReason(resource["cancelationReason"]),
            cancellationText: resource["cancelationReason"]?["text"]?.string,
            service: resource["serviceType"].items.first.flatMap(CodeableConcept.init(json:)),
            reason: resource["reasonCode"].items.first.flatMap(CodeableConcept.init(json:))?.display,
            comment: resource["comment"]?.string, start: resource["start"]?.string.flatMap(FHIRTime.instant),
            end: resource["end"]?.string.flatMap(FHIRTime.instant),
            slot: resource["slot"].items.lazy.compactMap(Slot.ID.init(json:)).first,
            created: resource["created"]?.string.flatMap(FHIRTime.dateTime),
            participants: resource["participant"].items.compactMap(Participant.init(json:)).uniqued(on: \.actor),
            replaces: resource["supportingInformation"].items.lazy.compactMap(Self.replaced).first,
            overbookingReason: resource.value(ofExtension: ClinicExtension.overbookingReason)?.string,
            sequence: resource.value(ofExtension: ClinicExtension.sequence)?.integer ?? 0,
            lastUpdated: resource["meta"]?["lastUpdated"]?.string.flatMap(FHIRTime.instant))
    }

    func write(_ edit: inout ResourceEdit<Appointment>) {
        // When it was brought in is no change of the appointment.
        if edit.hasChanged(\.sequence) { edit.set(instant: "lastUpdated", of: "meta", \.lastUpdated) }
        edit.set(extension: ClinicExtension.overbookingReason, \.overbookingReason) {
            $0.map { .init(name: "valueString", value: .string($0)) }
        }
        edit.set(extension: ClinicExtension.sequence, \.sequence) {
            $0 == 0 ? nil : .init(name: "valueUnsignedInt", value: .number(String($0)))
        }
        edit.setIdentifiers(\.identifiers)
        edit.set("status", \.status) { .string($0.rawValue) }
        edit.set("cancelationReason", \.cancellation) { $0?.json }
        edit.setFirst("serviceType", \.service) { $0.json }
        edit.setFirst("reasonCode", \.reason) { ["text": .string($0)] }
        edit.set(
            "supportingInformation", \.replacedAppointments, decode: Self.replaced,
            encode: { id, _ in Self.replacedReference(id) })
        edit.set(instant: "start", \.start)
        edit.set(instant: "end", \.end)
        edit.set("slot", \.slots, decode: Slot.ID.init(json:), encode: { id, _ in .reference(id.reference) })
        edit.set(instant: "created", \.created)
        edit.set("comment", \.comment) { $0.map(JSONValue.string) }
        edit.set("participant", \.participants, decode: Participant.init(json:), encode: { $0.json(over: $1) }) {
            $0.actor == $1.actor
        }
    }

    private var cancellation: Cancellation? {
        cancellationReason.map { Cancellation(reason: $0, text: cancellationText) }
    }

    private var slots: [Slot.ID] { slot.map { [$0] } ?? [] }
    private var replacedAppointments: [ID] { replaces.map { [$0] } ?? [] }

    /// The appointment that a reference marks as moved.
    private static func replaced(_ reference: JSONValue) -> ID? {
        reference.object?.value(ofExtension: ClinicExtension.replaced)?.bool == true ? ID(json: reference) : nil
    }

    private static func replacedReference(_ id: ID) -> JSONValue {
        [
            "extension": [["url": .string(ClinicExtension.replaced), "valueBoolean": true]],
            "reference": .string(id.reference),
        ]
    }

    private static func cancellationReason(_ concept: JSONValue?) throws(ElementFault) -> CancellationReason? {
        guard let concept else { return nil }
        let codes = concept["coding"].items.filter { ($0["system"]?.string ?? "") == CancellationReason.system }
        return codes.lazy.compactMap { $0["code"]?.string.flatMap(CancellationReason.init) }.first ?? .other
    }
}

extension Array {
    /// The elements without those that come again under the same key.
    fileprivate func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

private struct Cancellation: Equatable {
    let reason: CancellationReason
    let text: String?

    var json: JSONValue {
        let coding: JSONValue = [
            "system": .string(CancellationReason.system), "code": .string(reason.rawValue),
            "display": .string(reason.display),
        ]
        return .some(("coding", [coding]), ("text", text.map(JSONValue.string)))
    }
}

extension Appointment.Participant {
    init?(json: JSONValue) {
        guard let actor = json["actor"]?.reference, let status = json["status"]?.string.flatMap(Status.init) else {
            return nil
        }
        self.init(actor: actor, status: status)
    }

    func json(over old: JSONValue?) -> JSONValue {
        var object = old?.object ?? JSONObject([("actor", .reference(actor))])
        object["status"] = .string(status.rawValue)
        return .object(object)
    }
}

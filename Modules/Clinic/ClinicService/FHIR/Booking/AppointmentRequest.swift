import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// An Appointment that was sent to be booked.
struct AppointmentRequest: Sendable {
    /// The longest, in bytes: it is kept whole.
    private static let longest = 64 << 10

    let slot: Slot.ID
    let appointment: Appointment
    private let resource: JSONObject

    init(_ body: Data) throws {
        var resource = try FHIRBody.resource(body, type: Appointment.resourceType)
        // Both are the server's.
        resource["id"] = nil
        resource["meta"] = nil
        guard body.count <= Self.longest else {
            throw FHIRProblem(413, .value, "An Appointment has at most \(Self.longest) bytes.")
        }
        try ResourceCheck.check(resource)
        guard
            case .appointment(let appointment) = try ResourceProjection.entity(
                resource, type: Appointment.resourceType, id: "new")
        else { throw FHIRProblem(422, .structure, "This is no Appointment.") }
        guard [.proposed, .pending, .booked].contains(appointment.status) else {
            throw FHIRProblem(
                422, .businessRule, "A new appointment is not \(appointment.status.rawValue).",
                "Send it as proposed, pending or booked; whether it waits for the practitioner’s word is answered.",
                at: "Appointment.status")
        }
        let slots = resource["slot"].asArray.compactMap { $0.reference.flatMap(Slot.ID.init(reference:)) }
        guard slots.count == 1, resource["slot"].asArray.count == 1 else {
            throw FHIRProblem(
                422, .required, "An appointment is booked on one slot.", "Search for a Slot that is free.",
                at: "Appointment.slot")
        }
        slot = slots[0]
        self.appointment = appointment
        self.resource = resource
    }

    /// The booking that it asks for, on the slot that it names.
    func booking(on open: OpenSlot) throws(FHIRProblem) -> Booking {
        for (element, said, known) in [
            ("start", appointment.start, open.slot.start), ("end", appointment.end, open.slot.end),
        ] {
            guard let said, abs(said.timeIntervalSince(known)) >= 0.001 else { continue }
            throw FHIRProblem(
                422, .businessRule, "The slot has another \(element): \(FHIRTime.text(known)).",
                at: "Appointment.\(element)")
        }
        let actors = resource["participant"].asArray.compactMap { $0["actor"]?.reference }
        for actor in actors where Principal(reference: actor) == nil {
            throw FHIRProblem(
                422, .businessRule, "\(actor) cannot take part.", "Those who meet are a Patient and a Practitioner.",
                at: "Appointment.participant")
        }
        let practitioners = actors.compactMap { Practitioner.ID(reference: $0) }
        guard practitioners.allSatisfy({ $0 == open.practitioner }) else {
            throw FHIRProblem(
                422, .businessRule, "The slot is \(open.practitioner.reference)’s.", at: "Appointment.participant")
        }
        let patients = actors.compactMap { Patient.ID(reference: $0) }
        guard patients.count <= 1 else {
            throw FHIRProblem(422, .businessRule, "A visit is one patient’s.", at: "Appointment.participant")
        }
        return Booking(
            slot: slot, patient: patients.first, reason: appointment.reason,
            overbookingReason: appointment.overbookingReason)
    }

    /// Says of the visit what booking does not.
    func complete(_ booked: inout Appointment) {
        booked.comment = appointment.comment
        booked.identifiers = appointment.identifiers
    }

    /// What was sent, under the id that it gets.
    func text(as id: Appointment.ID) -> Data {
        var kept = resource
        kept["id"] = .string(id.rawValue)
        return Data(JSONWriter.bytes(.object(kept)))
    }
}

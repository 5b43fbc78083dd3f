import ClinicModel
import Foundation

extension Calls {
    static let appointments: [any ServedCall] = [
        listAppointments, appointment, book, cancel, decline, reschedule, perform,
    ]

    package static let listAppointments = Call("appointments/list", .reads, "list", "limit", "access") {
        (caller, list: AppointmentList, limit: Int?, access: Access) in
        try await caller.appointments.appointments(list, limit: limit, access: access)
    }
    package static let appointment = Call("appointments/read", .reads, "id", "access") {
        (caller, id: Appointment.ID, access: Access) in
        try await caller.appointments.appointment(id, access: access)
    }
    package static let book = Call("appointments/book", .changes, "booking") { (caller, booking: Booking) in
        try await caller.appointments.book(booking)
    }
    package static let cancel = Call("appointments/cancel", .changes, "id", "reason", "text") {
        (caller, id: Appointment.ID, reason: CancellationReason, text: String?) in
        try await caller.appointments.cancel(id, reason: reason, text: text)
    }
    package static let decline = Call("appointments/decline", .changes, "id", "text") {
        (caller, id: Appointment.ID, text: String?) in
        try await caller.appointments.decline(id, text: text)
    }
    package static let reschedule = Call("appointments/reschedule", .changes, "id", "slot", "overbookingReason") {
        (caller, id: Appointment.ID, slot: Slot.ID, overbookingReason: String?) in
        try await caller.appointments.reschedule(id, to: slot, overbookingReason: overbookingReason)
    }
    package static let perform = Call("appointments/perform", .changes, "action", "id") {
        (caller, action: AppointmentAction, id: Appointment.ID) in
        try await caller.appointments.perform(action, on: id)
    }
}

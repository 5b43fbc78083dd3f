import ClinicModel
import Foundation

/// For any audience: the gateways know what its principal may do.
struct BookingInteractor: BookingInteractive {
    private let principal: Principal
    private let people: any PeopleGateway
    private let slots: any SlotsGateway
    private let appointments: any AppointmentsGateway

    init(scope: AudienceScope<some Audience>) {
        principal = scope.gateways.principal
        people = scope.gateways.people
        slots = scope.gateways.slots
        appointments = scope.gateways.appointments
    }

    func fetchBooking(_ parameters: BookingParameters) async throws -> BookingEntity {
        var patientName: String?
        if let patient = parameters.patient {
            patientName = try await people.patient(patient, access: .refresh).name
        }
        let hold = parameters.overbooks ? nil : try await hold(parameters.slot)
        let slot = if let hold { hold.slot } else { try await slots.slot(parameters.slot) }
        var moved: Visit?
        if let visit = parameters.rescheduling {
            moved = Visit(try await appointments.appointment(visit, access: .refresh).summary, seenBy: principal.role)
        }
        return BookingEntity(
            slot: slot, heldUntil: hold?.until, patientName: patientName, isRequest: slot.isRequest(of: principal),
            moved: moved, sameDay: try await visits(on: slot.date, in: slot.zone, besides: parameters))
    }

    /// The user's visits of a day that are for the same patient, save the one that is moved.
    private func visits(
        on date: CalendarDate, in zone: Zone, besides parameters: BookingParameters
    ) async throws -> [Visit] {
        let day = DateInterval.days(1, from: date, in: zone.timeZone)
        return try await appointments.appointments(.during(day), access: .refresh)
            .filter { visit in
                visit.appointment.status.isLive && visit.id != parameters.rescheduling
                    && (parameters.patient == nil || visit.appointment.patient == parameters.patient)
            }
            .map { Visit($0, seenBy: principal.role) }
    }

    func hold(_ id: Slot.ID) async throws -> Hold { try await slots.hold(id) }

    func release(_ id: Slot.ID) async throws { try await slots.release(id) }

    func book(
        _ parameters: BookingParameters, reason: String?, overbookingReason: String?
    ) async throws -> AppointmentDetails {
        if let moved = parameters.rescheduling {
            return try await appointments.reschedule(
                moved, to: parameters.slot, overbookingReason: overbookingReason)
        }
        return try await appointments.book(
            Booking(
                slot: parameters.slot, patient: parameters.patient, reason: reason,
                overbookingReason: overbookingReason))
    }
}

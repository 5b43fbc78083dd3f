import ClinicModel
import Foundation

/// The times that a user can book, whoever the user is: a practitioner for a patient, a patient for themself.
package struct TimeSlotsInteractor<Side: Audience>: TimeSlotsInteractive {
    private let principal: Principal
    private let slots: any SlotsGateway
    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    package init(scope: AudienceScope<Side>) {
        principal = scope.gateways.principal
        slots = scope.gateways.slots
        appointments = scope.gateways.appointments
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    package func fetchOptions(_ parameters: TimeSlotsParameters) async throws -> TimeSlotsEntity {
        let practitioners = try await people.practitioners()
        let moved = try await moved(parameters.rescheduling)
        let beneficiary = try await beneficiary(parameters, moved)
        let timeZoneName = moved?.summary.timeZoneName ?? practitioners.first?.timeZoneName ?? "UTC"
        return TimeSlotsEntity(
            practitioners: practitioners, beneficiary: beneficiary, moved: moved, canOverbook: bookForOthers,
            mayNeedConfirmation: !bookForOthers,
            today: CalendarDate(of: clock.now, in: TimeZone(identifier: timeZoneName) ?? .gmt),
            timeZoneName: timeZoneName)
    }

    package func fetchSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        let period = search.period(in: try await timeZone())
        guard search.includesTaken, bookForOthers else { return try await slots.freeSlots(query(search, period)) }
        return try await slots.calendarSlots(in: period).filter { slot in
            slot.slot.start > clock.now && search.service.map { slot.service?.matches($0) ?? false } ?? true
        }
    }

    package func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? {
        let start = search.first.beginning(in: try await timeZone())
        return try await slots.firstFreeSlot(query(search, DateInterval(start: start, end: .distantFuture)))
    }

    package func findPatients(_ text: String) async throws -> [Patient] {
        guard bookForOthers else { throw ClinicError.notAllowed("book a visit for somebody else") }
        return try await people.patients(matching: text, limit: 20)
    }

    package func hold(_ id: Slot.ID) async throws -> Hold { try await slots.hold(id) }

    package func release(_ id: Slot.ID) async throws { try await slots.release(id) }

    package func book(_ booking: Booking) async throws -> AppointmentDetails { try await appointments.book(booking) }

    package func reschedule(
        _ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?
    ) async throws -> AppointmentDetails {
        try await appointments.reschedule(id, to: slot, overbookingReason: overbookingReason)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    /// Patients book for themselves.
    private var bookForOthers: Bool { Side.role == .practitioner }

    private func moved(_ id: Appointment.ID?) async throws -> Visit? {
        guard let id else { return nil }
        return Visit(try await appointments.appointment(id, access: .refresh).summary, seenBy: Side.role)
    }

    private func beneficiary(
        _ parameters: TimeSlotsParameters, _ moved: Visit?
    ) async throws -> TimeSlotsEntity.Beneficiary {
        guard bookForOthers else {
            if let patient = parameters.patient, principal != .patient(patient) {
                throw ClinicError.notAllowed("book a visit for somebody else")
            }
            return .user
        }
        if let summary = moved?.summary {
            return summary.appointment.patient.map { .patient($0, name: summary.patientName) } ?? .toBeFound
        }
        guard let id = parameters.patient else { return .toBeFound }
        return .patient(id, name: try await people.patient(id, access: .opening).name)
    }

    private func query(_ search: TimeSlotsSearch, _ period: DateInterval) -> SlotQuery {
        SlotQuery(practitioner: search.practitioner, service: search.service, period: period, limit: 2000)
    }

    private func timeZone() async throws -> TimeZone {
        try await people.practitioners().first.flatMap { TimeZone(identifier: $0.timeZoneName) } ?? .gmt
    }
}

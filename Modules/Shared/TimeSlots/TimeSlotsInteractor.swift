import ClinicModel
import Foundation

/// The times that a user can book, whoever the user is: a practitioner for a patient, a patient for themself.
struct TimeSlotsInteractor<Side: Audience>: TimeSlotsInteractive, PatientFinding {
    private let slots: any SlotsGateway
    private let appointments: any AppointmentsGateway
    private let availability: any AvailabilityGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock
    private let memory: TimeSlotsMemory

    init(scope: AudienceScope<Side>) {
        slots = scope.gateways.slots
        appointments = scope.gateways.appointments
        availability = scope.gateways.availability
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
        memory = scope.timeSlotsMemory
    }

    var patientFinder: (any PatientFinding)? { Side.role.booksForOthers ? self : nil }

    var chosen: TimeSlotsChoice? { memory.load() }

    func keep(_ choice: TimeSlotsChoice) { memory.save(choice) }

    func fetchOptions(_ parameters: TimeSlotsParameters, access: Access) async throws -> TimeSlotsEntity {
        let practitioners = try await people.practitioners()
        let moved = try await moved(parameters.rescheduling)
        let zone = moved?.summary.zone ?? practitioners.zone
        return TimeSlotsEntity(
            practitioners: practitioners, beneficiary: try await beneficiary(parameters, moved, access),
            moved: moved, canOverbook: Side.role.booksForOthers, today: CalendarDate(of: clock.now, in: zone),
            zone: zone)
    }

    func fetchSlots(_ search: TimeSlotsSearch) async throws -> [ListedSlot] {
        let found = try await slots.slots(search, as: Side.role, clock: clock)
        guard search.includesTaken, Side.role.booksForOthers else { return found.map { ListedSlot($0) } }
        let visits = try await appointments.appointments(.during(search.period), access: .refresh)
        let blocks = try await availability.availability().flatMap(\.schedule.plan.blocks)
        let free = search.patient == nil ? nil : try await Set(slots.freeSlots(search).map(\.id))
        return found.map { ListedSlot($0, among: visits, blocks, free: free, at: clock.now) }
    }

    func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? {
        try await slots.firstSlot(search)
    }

    func findPatients(_ text: String, limit: Int, in locale: Locale) async throws -> PatientMatches {
        try await people.matches(
            of: text, limit: limit, until: CalendarDate(of: clock.now, in: .utc), in: locale)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes(andDaysBy: clock) }

    private func moved(_ id: Appointment.ID?) async throws -> Visit? {
        guard let id else { return nil }
        return Visit(try await appointments.appointment(id, access: .refresh).summary, seenBy: Side.role)
    }

    private func beneficiary(
        _ parameters: TimeSlotsParameters, _ moved: Visit?, _ access: Access
    ) async throws -> TimeSlotsEntity.Beneficiary {
        guard Side.role.booksForOthers else {
            if let patient = parameters.patient { _ = try await people.patient(patient, access: .refresh) }
            return .user
        }
        if let summary = moved?.summary {
            return summary.appointment.patient.map { .patient(.init(id: $0, name: summary.patientName)) } ?? .toBeFound
        }
        guard let id = parameters.patient else { return .toBeFound }
        return .patient(.init(id: id, name: try await people.patient(id, access: access).name))
    }
}

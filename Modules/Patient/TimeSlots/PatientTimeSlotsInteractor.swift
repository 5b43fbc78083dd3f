import ClinicModel
import Foundation
import SharedScenes

package struct PatientTimeSlotsInteractor: TimeSlotsInteractive {
    private let principal: Principal
    private let slots: any SlotsGateway
    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    package init(scope: PatientScope) {
        principal = scope.gateways.principal
        slots = scope.gateways.slots
        appointments = scope.gateways.appointments
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    package var patientFinder: (any PatientFinding)? { nil }

    package func fetchOptions(_ parameters: TimeSlotsParameters) async throws -> TimeSlotsEntity {
        if let patient = parameters.patient, principal != .patient(patient) {
            throw ClinicError.notAllowed("book a visit for somebody else")
        }
        let practitioners = try await people.practitioners()
        let moved = try await movedVisit(parameters)
        let zone = moved?.summary.zone ?? practitioners.first?.zone ?? .utc
        return TimeSlotsEntity(
            practitioners: practitioners, beneficiary: .user, moved: moved, canOverbook: false,
            today: CalendarDate(of: clock.now, in: zone), zone: zone)
    }

    package func fetchSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        try await slots.freeSlots(search.query(search.period))
    }

    package func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? {
        try await slots.firstFreeSlot(search.query(search.openPeriod))
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    private func movedVisit(_ parameters: TimeSlotsParameters) async throws -> Visit? {
        guard let id = parameters.rescheduling else { return nil }
        return Visit(try await appointments.appointment(id, access: .refresh).summary)
    }
}

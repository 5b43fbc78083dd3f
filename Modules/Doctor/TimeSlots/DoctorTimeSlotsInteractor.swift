import ClinicModel
import Foundation
import SharedScenes

package struct DoctorTimeSlotsInteractor: TimeSlotsInteractive, PatientFinding {
    private let slots: any SlotsGateway
    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    package init(scope: DoctorScope) {
        slots = scope.gateways.slots
        appointments = scope.gateways.appointments
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    package var patientFinder: (any PatientFinding)? { self }

    package func fetchOptions(_ parameters: TimeSlotsParameters) async throws -> TimeSlotsEntity {
        let practitioners = try await people.practitioners()
        let zone = practitioners.first?.zone ?? .utc
        var beneficiary = TimeSlotsEntity.Beneficiary.toBeFound
        var moved: Visit?
        if let id = parameters.rescheduling {
            let summary = try await appointments.appointment(id, access: .refresh).summary
            moved = Visit(summary)
            if let patient = summary.appointment.patient {
                beneficiary = .patient(.init(id: patient, name: summary.patientName))
            }
        } else if let id = parameters.patient {
            beneficiary = .patient(.init(id: id, name: try await people.patient(id, access: .opening).name))
        }
        return TimeSlotsEntity(
            practitioners: practitioners, beneficiary: beneficiary, moved: moved, canOverbook: true,
            today: CalendarDate(of: clock.now, in: zone), zone: zone)
    }

    package func fetchSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        guard search.includesTaken else { return try await slots.freeSlots(search.query(search.period)) }
        return try await slots.calendarSlots(in: search.period).filter { slot in
            slot.slot.start > clock.now && search.service.map { slot.service?.matches($0) ?? false } ?? true
        }
    }

    package func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? {
        try await slots.firstFreeSlot(search.query(search.openPeriod))
    }

    package func findPatients(_ text: String) async throws -> [Patient] {
        try await people.patients(matching: text, limit: 20)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

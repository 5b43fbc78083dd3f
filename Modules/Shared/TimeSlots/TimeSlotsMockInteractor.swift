import ClinicModel
import Foundation

struct TimeSlotsMockInteractor: TimeSlotsInteractive, PatientFinding {
    var patientFinder: (any PatientFinding)? { self }

    let chosen: TimeSlotsChoice? = nil

    func keep(_ choice: TimeSlotsChoice) {}

    func fetchOptions(_ parameters: TimeSlotsParameters, access: Access) async throws -> TimeSlotsEntity {
        TimeSlotsEntity(
            practitioners: [SampleClinic.practitioner], beneficiary: .user,
            moved: parameters.rescheduling.flatMap { id in SampleClinic.visits.first { $0.id == id } },
            canOverbook: true, today: SampleClinic.today, zone: SampleClinic.zone)
    }

    func fetchSlots(_ search: TimeSlotsSearch) async throws -> [ListedSlot] {
        SampleClinic.slots.filter {
            search.period.contains($0.slot.start) && (search.includesTaken || $0.slot.status == .free)
        }.map { ListedSlot($0, obstacle: $0.slot.status == .free ? nil : .visits([SampleClinic.patient.name])) }
    }

    func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? { SampleClinic.slots.first }

    func findPatients(_ text: String, limit: Int, in locale: Locale) async throws -> PatientMatches {
        PatientMatches(patients: [SampleClinic.patient])
    }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}

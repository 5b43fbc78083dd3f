import ClinicModel
import Foundation

struct TimeSlotsMockInteractor: TimeSlotsInteractive {
    func fetchOptions(_ parameters: TimeSlotsParameters) async throws -> TimeSlotsEntity {
        TimeSlotsEntity(
            practitioners: [SampleClinic.practitioner], beneficiary: .user,
            moved: parameters.rescheduling.flatMap { id in SampleClinic.visits.first { $0.id == id } },
            canOverbook: true, mayNeedConfirmation: true, today: SampleClinic.today,
            timeZoneName: SampleClinic.timeZoneName)
    }

    func fetchSlots(_ search: TimeSlotsSearch) async throws -> [OpenSlot] {
        let period = search.period(in: .gmt)
        return SampleClinic.slots.filter {
            period.contains($0.slot.start) && (search.includesTaken || $0.slot.status == .free)
        }
    }

    func fetchFirstSlot(_ search: TimeSlotsSearch) async throws -> OpenSlot? { SampleClinic.slots.first }

    func findPatients(_ text: String) async throws -> [Patient] { [SampleClinic.patient] }

    func hold(_ id: Slot.ID) async throws -> Hold {
        guard let slot = SampleClinic.slots.first(where: { $0.id == id }) else {
            throw ClinicError.notFound("slot \(id)")
        }
        return Hold(slot: slot, until: SampleClinic.instant(8, 10))
    }

    func release(_ id: Slot.ID) async throws {}

    func book(_ booking: Booking) async throws -> AppointmentDetails { booked }

    func reschedule(_ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?) async throws
        -> AppointmentDetails
    { booked }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }

    private var booked: AppointmentDetails {
        AppointmentDetails(
            summary: SampleClinic.visits[1].summary, actions: [.cancel], cutoff: nil, encounter: nil, replacedBy: nil)
    }
}

import ClinicModel

struct BookingMockInteractor: BookingInteractive {
    func fetchBooking(_ parameters: BookingParameters) async throws -> BookingEntity {
        let hold = try await hold(parameters.slot)
        return BookingEntity(
            slot: hold.slot, heldUntil: parameters.overbooks ? nil : hold.until,
            patientName: parameters.patient == nil ? nil : SampleClinic.patient.name,
            isRequest: hold.slot.needsConfirmation,
            moved: parameters.rescheduling.flatMap { id in SampleClinic.visits.first { $0.id == id } },
            sameDay: SampleClinic.visits.filter { $0.date == hold.slot.date && $0.id != parameters.rescheduling })
    }

    func hold(_ id: Slot.ID) async throws -> Hold {
        guard let slot = SampleClinic.slots.first(where: { $0.id == id }) else {
            throw ClinicError.notFound("slot \(id)")
        }
        return Hold(slot: slot, until: SampleClinic.instant(8, 10))
    }

    func release(_ id: Slot.ID) async throws {}

    func book(
        _ parameters: BookingParameters, reason: String?, overbookingReason: String?
    ) async throws -> AppointmentDetails {
        AppointmentDetails(
            summary: SampleClinic.visits[1].summary, actions: [.cancel], cutoff: nil, encounter: nil)
    }
}

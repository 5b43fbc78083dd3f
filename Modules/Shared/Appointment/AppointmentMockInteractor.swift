import ClinicModel
import Foundation

/// It remembers what was done, for it is asked again.
actor AppointmentMockInteractor: AppointmentInteractive {
    private var changed: [Appointment.ID: AppointmentEntity] = [:]

    func fetchAppointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentEntity {
        if let entity = changed[id] { return entity }
        guard let visit = SampleClinic.visits.first(where: { $0.id == id }) else {
            throw ClinicError.notFound("appointment \(id)")
        }
        return entity(of: visit.summary, actions: [.checkIn, .reschedule, .cancel])
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentEntity {
        let entity = try await fetchAppointment(id, access: .refresh)
        return change(entity, to: .checkedIn)
    }

    func cancel(_ id: Appointment.ID, reason: CancellationReason, text: String) async throws -> AppointmentEntity {
        let entity = try await fetchAppointment(id, access: .refresh)
        return change(entity, to: .cancelled, reason: reason, text: text)
    }

    func decline(_ id: Appointment.ID, text: String) async throws -> AppointmentEntity {
        try await cancel(id, reason: .provider, text: text)
    }

    func addToCalendar(_ id: Appointment.ID) async throws -> String { "visit.ics" }

    nonisolated func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }

    private func change(
        _ entity: AppointmentEntity, to status: Appointment.Status, reason: CancellationReason? = nil,
        text: String = ""
    ) -> AppointmentEntity {
        var appointment = entity.details.appointment
        appointment.status = status
        appointment.cancellationReason = reason
        appointment.cancellationText = text.isEmpty ? nil : text
        let summary = entity.details.summary
        let after = self.entity(of: summary.with(appointment), actions: [])
        changed[appointment.id] = after
        return after
    }

    nonisolated func entity(of details: AppointmentDetails) -> AppointmentEntity {
        AppointmentEntity(
            details: details, visit: Visit(details.summary, seenBy: .patient),
            changeableUntil: details.cutoff, cancellationReasons: CancellationReason.offered(to: .patient),
            calendarChange: .add, offersFollowUp: false, offersAnotherTime: false,
            conversation: SampleClinic.conversation.id,
            record: SampleClinic.patient.id)
    }

    nonisolated private func entity(of summary: AppointmentSummary, actions: [AppointmentAction]) -> AppointmentEntity {
        entity(
            of: AppointmentDetails(
                summary: summary, actions: actions, cutoff: summary.appointment.start?.addingTimeInterval(-7200),
                encounter: nil))
    }
}

import ClinicModel
import SharedScenes

package struct PatientAppointmentInteractor: AppointmentInteractive {
    private let appointments: any AppointmentsGateway
    private let calendarFiles: any CalendarFilesGateway
    private let changesGateway: any ChangesGateway

    package init(scope: PatientScope) {
        appointments = scope.gateways.appointments
        calendarFiles = scope.calendarFiles
        changesGateway = scope.gateways.changes
    }

    package func fetchAppointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentEntity {
        entity(of: try await appointments.appointment(id, access: access))
    }

    package func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentEntity {
        entity(of: try await appointments.perform(action, on: id))
    }

    package func cancel(_ id: Appointment.ID, reason: CancellationReason) async throws -> AppointmentEntity {
        entity(of: try await appointments.cancel(id, reason: reason))
    }

    package func addToCalendar(_ id: Appointment.ID) async throws -> String {
        try await calendarFiles.write(appointments.appointment(id, access: .export).summary)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    package func entity(of details: AppointmentDetails) -> AppointmentEntity {
        AppointmentEntity(
            details: details, counterpartTitle: "With", counterpart: details.summary.practitionerName,
            changeableUntil: details.actions.contains(.cancel) ? details.cutoff : nil,
            cancellationReasons: CancellationReason.offered(to: .patient),
            calendarTitle: calendarTitle(details.appointment), followUp: nil)
    }

    private func calendarTitle(_ appointment: Appointment) -> String? {
        guard appointment.period != nil else { return nil }
        switch appointment.status {
        case .booked, .arrived, .checkedIn: return "Add to calendar"
        case .cancelled: return "Take out of calendar"
        case .proposed, .pending, .fulfilled, .noshow, .enteredInError, .waitlist: return nil
        }
    }
}

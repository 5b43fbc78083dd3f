import ClinicModel
import SharedScenes

package struct DoctorAppointmentInteractor: AppointmentInteractive {
    private let appointments: any AppointmentsGateway
    private let changesGateway: any ChangesGateway

    package init(scope: DoctorScope) {
        appointments = scope.gateways.appointments
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
        throw ClinicError.notAllowed("export a visit")
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }

    package func entity(of details: AppointmentDetails) -> AppointmentEntity {
        AppointmentEntity(
            details: details, counterpartTitle: "Patient", counterpart: details.summary.patientName,
            changeableUntil: nil,
            cancellationReasons: CancellationReason.offered(to: .practitioner), calendarTitle: nil,
            followUp: details.appointment.patient.map {
                TimeSlotsParameters(patient: $0, service: details.appointment.service.map(ServiceTerm.init))
            })
    }
}

import ClinicModel
import SharedScenes

package struct PatientAppointmentsInteractor: AppointmentsInteractive {
    package let filters: [AppointmentsFilter] = [.upcoming, .requested, .past]

    private let appointments: any AppointmentsGateway
    private let changesGateway: any ChangesGateway

    package init(scope: PatientScope) {
        appointments = scope.gateways.appointments
        changesGateway = scope.gateways.changes
    }

    package func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, access: Access
    ) async throws -> AppointmentsEntity {
        let list: AppointmentList =
            switch filter {
            case .upcoming: .upcoming
            case .requested: .requested
            case .past: .past
            case .state(let status): .inState(status)
            case .day, .week: throw ClinicError.invalid("There is no calendar here.")
            }
        let visits = try await appointments.appointments(list, access: access).map { Visit($0) }
        return AppointmentsEntity(filter: filter, date: nil, visits: visits)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

import ClinicModel
import Foundation
import SharedScenes

package struct DoctorAppointmentsInteractor: AppointmentsInteractive {
    package let filters: [AppointmentsFilter] = [
        .day, .week, .upcoming, .requested, .past, .state(.booked), .state(.arrived), .state(.checkedIn),
        .state(.fulfilled), .state(.noshow), .state(.cancelled),
    ]

    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    package init(scope: DoctorScope) {
        appointments = scope.gateways.appointments
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    package func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, access: Access
    ) async throws -> AppointmentsEntity {
        // A practitioner sees nobody but themself among the practitioners.
        let zone = try await (people.practitioners().first?.zone ?? .utc).timeZone
        let date = date ?? CalendarDate(of: clock.now, in: zone)
        let visits = try await appointments.appointments(filter.list(on: date, in: zone), access: access)
            .map { Visit($0) }
        return AppointmentsEntity(
            filter: filter, date: filter.calendarDays == nil ? nil : filter.firstDay(for: date), visits: visits)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

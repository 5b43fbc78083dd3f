import ClinicModel
import SharedScenes

/// The appointments of a practitioner, and what else their calendar has.
package struct DoctorAppointmentsInteractor: AppointmentsInteractive {
    private let lists: AppointmentLists
    private let appointments: any AppointmentsGateway
    private let calendar: PractitionerCalendar
    private let clock: ClinicClock
    private let changesGateway: any ChangesGateway
    private let choices: ChoiceKeeper

    package init(scope: DoctorScope) {
        lists = AppointmentLists(DoctorAudience.lists, gateways: scope.gateways, clock: scope.clock)
        appointments = scope.gateways.appointments
        calendar = PractitionerCalendar(gateways: scope.gateways, clock: scope.clock)
        clock = scope.clock
        changesGateway = scope.gateways.changes
        choices = scope.choices
    }

    package var filters: [AppointmentsFilter] { lists.offered }

    package var chosen: AppointmentsFilter? { choices.load(Self.choice).flatMap(AppointmentsFilter.init) }

    package func keep(_ filter: AppointmentsFilter) throws {
        try choices.save(filter.name, Self.choice)
    }

    private static let choice = "appointments"

    package func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int?, access: Access
    ) async throws -> AppointmentsEntity {
        let listed = try await lists.list(filter, on: date, limit: limit, access: access)
        var days: [CalendarDay] = []
        if let first = listed.firstDay, let count = filter.calendarDays {
            days = try await calendar.days(count, from: first, in: listed.zone, showing: listed.appointments)
        }
        return AppointmentsEntity(
            filter: filter, date: listed.firstDay, zone: listed.zone,
            visits: listed.appointments.map { Visit($0, seenBy: .practitioner, at: clock.now) },
            hasMore: listed.hasMore, days: days)
    }

    package func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await appointments.perform(action, on: id)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes(andDaysBy: clock) }
}

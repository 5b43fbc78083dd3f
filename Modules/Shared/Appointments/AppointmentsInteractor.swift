import ClinicModel

/// The appointments of a user, whoever the user is.
struct AppointmentsInteractor<Side: Audience>: AppointmentsInteractive {
    private let lists: AppointmentLists
    private let appointments: any AppointmentsGateway
    private let clock: ClinicClock
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        lists = AppointmentLists(
            Side.lists, joiningRequests: !Side.role.booksForOthers, gateways: scope.gateways, clock: scope.clock)
        appointments = scope.gateways.appointments
        clock = scope.clock
        changesGateway = scope.gateways.changes
    }

    var filters: [AppointmentsFilter] { lists.offered }

    /// One comes to see what is next, whatever was looked at before.
    var chosen: AppointmentsFilter? { nil }

    func keep(_ filter: AppointmentsFilter) throws {}

    func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int?, access: Access
    ) async throws -> AppointmentsEntity {
        let listed = try await lists.list(filter, on: date, limit: limit, access: access)
        return AppointmentsEntity(
            filter: filter, date: listed.firstDay, zone: listed.zone,
            visits: listed.appointments.map { Visit($0, seenBy: Side.role, at: clock.now) },
            calledOff: listed.calledOff.map { Visit($0, seenBy: Side.role, at: clock.now) }, hasMore: listed.hasMore)
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        _ = try await appointments.perform(action, on: id)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes(andDaysBy: clock) }
}

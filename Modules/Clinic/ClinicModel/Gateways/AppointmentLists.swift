import Foundation

/// The lists of appointments that a program offers, each read as its filter says.
package struct AppointmentLists: Sendable {
    /// First the one to begin with.
    package let offered: [AppointmentsFilter]
    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let clock: ClinicClock
    /// Whether what is to come has what is asked for among it.
    private let joinsRequests: Bool

    /// For how long a visit that was not finished is listed as one that goes on.
    private static let longestRun: TimeInterval = 28 * 86400

    package init(
        _ offered: [AppointmentsFilter], joiningRequests: Bool = false, gateways: Gateways, clock: ClinicClock
    ) {
        self.offered = offered
        joinsRequests = joiningRequests
        appointments = gateways.appointments
        people = gateways.people
        self.clock = clock
    }

    /// What `filter` lists; where it is by the calendar, on the day or in the week of `date`, nil being today. Of what
    /// is not by the calendar there is no more than `limit`, nil being all. What is to come has the visits that go on
    /// among it, and is followed by what would have been to come and does not take place.
    ///
    /// - Throws: `ClinicError.invalid` if it is by a calendar that is not offered.
    package func list(
        _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int? = nil, access: Access
    ) async throws -> ListedAppointments {
        let page = try await page(of: filter, on: date)
        let limit = page.firstDay == nil ? limit : nil
        // One more tells whether there are more. Those that go on are anywhere among the visits of their days.
        let reach = filter == .running ? nil : limit.map { $0 + 1 }
        var found = try await found(page.list, limit: reach, access: access)
        if filter == .running { found.removeAll { !$0.isRunning } }
        let shown = limit.map { Array(found.prefix($0)) } ?? found
        guard filter == .upcoming, found.count == shown.count else {
            return ListedAppointments(
                firstDay: page.firstDay, zone: page.zone, appointments: shown, hasMore: found.count > shown.count)
        }
        let rest = limit.map { $0 - shown.count }
        let calledOff = try await appointments.appointments(
            .calledOff, limit: rest.map { $0 + 1 }, access: access)
        let shownOff = rest.map { Array(calledOff.prefix($0)) } ?? calledOff
        return ListedAppointments(
            firstDay: nil, zone: page.zone, appointments: shown, calledOff: shownOff,
            hasMore: calledOff.count > shownOff.count)
    }

    private func found(_ list: AppointmentList, limit: Int?, access: Access) async throws -> [AppointmentSummary] {
        switch list {
        case .upcoming:
            let listed = try await appointments.appointments(.upcoming, limit: limit, access: access)
            let requested =
                joinsRequests ? try await appointments.appointments(.requested, limit: limit, access: access) : []
            let running = try await running()
            guard joinsRequests || !running.isEmpty else { return listed }
            // Each has its earliest, so that the earliest of all are among them.
            let all = (running + listed + requested).sorted {
                ($0.appointment.start ?? .distantPast, $0.id) < ($1.appointment.start ?? .distantPast, $1.id)
            }
            return limit.map { Array(all.prefix($0)) } ?? all
        case .past:
            let running = Set(try await running().map(\.id))
            let listed = try await appointments.appointments(
                .past, limit: limit.map { $0 + running.count }, access: access)
            let over = listed.filter { !running.contains($0.id) }
            return limit.map { Array(over.prefix($0)) } ?? over
        case .requested, .calledOff, .during, .inState:
            return try await appointments.appointments(list, limit: limit, access: access)
        }
    }

    /// The visits of these days that were started and are not finished. Their appointments are fulfilled from the start
    /// on, and so among what is past for the gateway.
    private func running() async throws -> [AppointmentSummary] {
        let day: TimeInterval = 86400
        let near = DateInterval(start: clock.now - day, end: clock.now + day)
        return try await appointments.appointments(.during(near), access: .refresh).filter(\.isRunning)
    }

    /// What to ask the gateway for, and the first day of the calendar that it shows, in its zone.
    private func page(
        of filter: AppointmentsFilter, on date: CalendarDate?
    ) async throws -> (list: AppointmentList, firstDay: CalendarDate?, zone: Zone) {
        switch filter {
        case .upcoming: return (.upcoming, nil, .utc)
        case .requested: return (.requested, nil, .utc)
        case .past: return (.past, nil, .utc)
        case .running:
            let recent = DateInterval(start: clock.now - Self.longestRun, end: clock.now + 86400)
            return (.during(recent), nil, .utc)
        case .state(let status): return (.inState(status), nil, .utc)
        case .day, .week:
            guard offered.contains(filter), let days = filter.calendarDays else {
                throw ClinicError.invalid("There is no calendar here.")
            }
            // Who has a calendar sees nobody but themself among the practitioners.
            let zone = try await people.practitioners().zone
            let day = date ?? CalendarDate(of: clock.now, in: zone)
            let first = filter == .week ? day.monday : day
            return (.during(.days(days, from: first, in: zone.timeZone)), first, zone)
        }
    }
}

/// The appointments of a list.
package struct ListedAppointments: Hashable, Sendable {
    /// The first day of the calendar that is shown; nil where the list is not by the calendar.
    package let firstDay: CalendarDate?
    /// The zone of the calendar's days.
    package let zone: Zone
    package let appointments: [AppointmentSummary]
    /// Those that would be on the list, had they not been cancelled, declined or moved.
    package let calledOff: [AppointmentSummary]
    /// Whether the list goes on.
    package let hasMore: Bool

    init(
        firstDay: CalendarDate?, zone: Zone, appointments: [AppointmentSummary],
        calledOff: [AppointmentSummary] = [], hasMore: Bool
    ) {
        self.firstDay = firstDay
        self.zone = zone
        self.appointments = appointments
        self.calledOff = calledOff
        self.hasMore = hasMore
    }
}

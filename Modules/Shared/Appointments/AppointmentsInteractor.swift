import ClinicModel
import Foundation

/// The appointments of a user, whoever the user is.
struct AppointmentsInteractor<Side: Audience>: AppointmentsInteractive {
    private let appointments: any AppointmentsGateway
    private let people: any PeopleGateway
    private let changesGateway: any ChangesGateway
    private let clock: ClinicClock

    init(scope: AudienceScope<Side>) {
        appointments = scope.gateways.appointments
        people = scope.gateways.people
        changesGateway = scope.gateways.changes
        clock = scope.clock
    }

    var filters: [AppointmentsFilter] { Side.lists }

    func fetchAppointments(
        _ filter: AppointmentsFilter, on date: CalendarDate?, access: Access
    ) async throws -> AppointmentsEntity {
        if let list = filter.list {
            return AppointmentsEntity(filter: filter, date: nil, visits: try await visits(list, access))
        }
        guard filters.contains(filter), let days = filter.calendarDays else {
            throw ClinicError.invalid("There is no calendar here.")
        }
        // Who has a calendar sees nobody but themself among the practitioners.
        let zone = try await (people.practitioners().first?.zone ?? .utc).timeZone
        let first = filter.firstDay(for: date ?? CalendarDate(of: clock.now, in: zone))
        return AppointmentsEntity(
            filter: filter, date: first, visits: try await visits(.during(.days(days, from: first, in: zone)), access))
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }

    private func visits(_ list: AppointmentList, _ access: Access) async throws -> [Visit] {
        try await appointments.appointments(list, access: access).map { Visit($0, seenBy: Side.role) }
    }
}

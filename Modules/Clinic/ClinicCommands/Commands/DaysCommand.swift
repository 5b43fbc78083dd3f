import ArgumentParser
import ClinicModel
import ClinicProgram

/// `calendar`: a practitioner's days, with their visits, free times and blocks.
package struct DaysCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "calendar", abstract: "Show your calendar: visits, free times and blocks, day by day.")
    }

    @Flag(help: "The whole week of the day.")
    package var week = false

    @Option(
        help: ArgumentHelp("Which day, such as 30 Nov, 2026-11-30 or monday; otherwise today.", valueName: "date"),
        transform: TypedTime.day(after: "--day"))
    package var day: TypedTime?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> CalendarAnswer {
        let filter: AppointmentsFilter = week ? .week : .day
        let lists = AppointmentLists(App.lists, gateways: visit.gateways, clock: visit.clinic.clock)
        let listed = try await lists.list(filter, on: try await date(visit), access: .opening)
        guard let first = listed.firstDay, let count = filter.calendarDays else { return CalendarAnswer([]) }
        let calendar = PractitionerCalendar(gateways: visit.gateways, clock: visit.clinic.clock)
        return CalendarAnswer(
            try await calendar.days(count, from: first, in: listed.zone, showing: listed.appointments))
    }

    private func date(_ visit: CommandVisit<App>) async throws -> CalendarDate? {
        guard let day else { return nil }
        guard case .day(let date) = try day.time(from: try await visit.today) else {
            throw ProgramError(.usage, "--day takes a day", advice: "write it such as \(visit.anyToday)")
        }
        return date
    }
}

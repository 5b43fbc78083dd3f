import ArgumentParser
import ClinicModel
import ClinicProgram
import SharedScenes

/// `appointments`: the lists that the scene of that name offers.
package struct AppointmentsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "appointments", abstract: "List your appointments: upcoming, requested and past.")
    }

    @Option(help: ArgumentHelp("One list alone, such as past or day.", valueName: "list"))
    package var show: String?

    @Option(help: ArgumentHelp("The day of a list by the calendar, such as 2026-11-24.", valueName: "day"))
    package var on: TimeText?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentsAnswer {
        let interactor = visit.appointments
        let filters = try show.map { [try filter($0, of: interactor.filters)] } ?? [.upcoming, .requested, .past]
        let day = try day(for: filters)
        var lists: [AppointmentsAnswer.List] = []
        for filter in filters {
            let entity = try await interactor.fetchAppointments(filter, on: day, access: .opening)
            lists.append(AppointmentsAnswer.List(filter.linkName, entity.visits.map(\.summary)))
        }
        return AppointmentsAnswer(lists, for: App.role)
    }

    private func filter(_ name: String, of offered: [AppointmentsFilter]) throws -> AppointmentsFilter {
        guard let filter = AppointmentsFilter(linkName: name), offered.contains(filter) else {
            throw ProgramError(
                .usage, "there is no list “\(name)”",
                advice: "choose one of: \(offered.map(\.linkName).joined(separator: ", "))")
        }
        return filter
    }

    private func day(for filters: [AppointmentsFilter]) throws -> CalendarDate? {
        guard let on else { return nil }
        guard case .day(let day) = on else {
            throw ProgramError(.usage, "--on takes a day", advice: "write it such as 2026-11-24")
        }
        guard filters.allSatisfy({ $0.calendarDays != nil }) else {
            throw ProgramError(.usage, "--on goes with a list by the calendar", advice: "add --show day or --show week")
        }
        return day
    }
}

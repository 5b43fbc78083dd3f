import ArgumentParser
import ClinicModel
import ClinicProgram
import Foundation

/// `appointments`: the lists that the program offers.
package struct AppointmentsCommand<App: ClinicApp>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "appointments", abstract: "List your appointments: upcoming, requested and past.")
    }

    @Option(
        help: ArgumentHelp(
            """
            One list alone, such as past, day, or called-off for what would be to come and does not take place; that \
            of a state by its word or by FHIR’s code.
            """, valueName: "list"))
    package var show: String?

    @Option(
        help: ArgumentHelp(
            "The day of a list by the calendar, such as 30 Nov, 2026-11-30 or monday.", valueName: "day"),
        transform: TypedTime.day(after: "--on"))
    package var on: TypedTime?

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentsAnswer {
        guard let show else {
            if on != nil { throw Self.noCalendar }
            return try await visit.appointments([.upcoming, .requested, .past], withCalledOff: true)
        }
        guard !AppointmentsAnswer.List.isCalledOff(show) else {
            if on != nil { throw Self.noCalendar }
            return try await visit.calledOff()
        }
        let filter = try filter(show)
        return try await visit.appointments([filter], on: try await day(for: filter, visit))
    }

    private static var noCalendar: ProgramError {
        ProgramError(.usage, "--on goes with a list by the calendar", advice: "add --show day or --show week")
    }

    private func filter(_ name: String) throws -> AppointmentsFilter {
        guard let filter = App.lists.first(where: { $0.name == name }) ?? App.lists.first(where: { $0.isCalled(name) })
        else {
            throw ProgramError(
                .usage, "there is no list “\(name)”",
                advice: "choose one of: \((App.lists.map(\.name) + ["called-off"]).joined(separator: ", "))")
        }
        return filter
    }

    private func day(for filter: AppointmentsFilter, _ visit: CommandVisit<App>) async throws -> CalendarDate? {
        guard let on else { return nil }
        guard case .day(let day) = try on.time(from: try await visit.today) else {
            throw ProgramError(.usage, "--on takes a day", advice: "write it such as \(visit.anyToday)")
        }
        guard filter.calendarDays != nil else { throw Self.noCalendar }
        return day
    }
}

extension AppointmentsFilter {
    /// What a person calls it: a list of one state by the state.
    var words: Phrase {
        switch self {
        case .state(let status): status.words
        case .running: "in progress"
        case .upcoming, .requested, .past, .day, .week: Phrase(stringLiteral: name.capitalized)
        }
    }

    /// Whether a text is what it is called, in English or in the language of the program.
    fileprivate func isCalled(_ text: String) -> Bool {
        [words.description, words.said].contains { $0.caseInsensitiveCompare(text) == .orderedSame }
    }
}

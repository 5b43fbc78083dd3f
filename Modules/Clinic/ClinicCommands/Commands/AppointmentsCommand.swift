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
            "One list alone, such as past or day; that of a state by its word or by FHIR’s code.", valueName: "list"))
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
        let filters = try show.map { [try filter($0)] } ?? [.upcoming, .requested, .past]
        return try await visit.appointments(filters, on: try await day(for: filters, visit))
    }

    private func filter(_ name: String) throws -> AppointmentsFilter {
        guard let filter = App.lists.first(where: { $0.name == name }) ?? App.lists.first(where: { $0.isCalled(name) })
        else {
            throw ProgramError(
                .usage, "there is no list “\(name)”",
                advice: "choose one of: \(App.lists.map(\.name).joined(separator: ", "))")
        }
        return filter
    }

    private func day(for filters: [AppointmentsFilter], _ visit: CommandVisit<App>) async throws -> CalendarDate? {
        guard let on else { return nil }
        guard case .day(let day) = try on.time(from: try await visit.today) else {
            throw ProgramError(.usage, "--on takes a day", advice: "write it such as \(visit.anyToday)")
        }
        guard filters.allSatisfy({ $0.calendarDays != nil }) else {
            throw ProgramError(.usage, "--on goes with a list by the calendar", advice: "add --show day or --show week")
        }
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

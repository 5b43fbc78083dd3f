import ArgumentParser
import ClinicModel
import ClinicProgram
import SharedScenes

/// Which lists of appointments a command shows.
package protocol AppointmentListing: Sendable {
    static var name: String { get }
    static var abstract: String { get }
    static var filters: [AppointmentsFilter] { get }
}

/// A command that lists appointments, such as `today`.
package struct AppointmentListCommand<App: ClinicApp, Listing: AppointmentListing>: SignedInCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: Listing.name, abstract: Listing.abstract)
    }

    @OptionGroup package var clinic: ClinicOptions
    @OptionGroup package var output: OutputOptions

    package init() {}

    package func answer(_ visit: CommandVisit<App>) async throws -> AppointmentsAnswer {
        let interactor = visit.appointments
        var lists: [AppointmentsAnswer.List] = []
        for filter in Listing.filters {
            let entity = try await interactor.fetchAppointments(filter, on: nil, access: .opening)
            lists.append(AppointmentsAnswer.List(filter.linkName, entity.visits.map(\.summary)))
        }
        return AppointmentsAnswer(lists, for: App.role)
    }
}

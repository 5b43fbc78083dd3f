import ArgumentParser
import ClinicModel
import ClinicProgram

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
        try await visit.appointments(Listing.filters)
    }
}

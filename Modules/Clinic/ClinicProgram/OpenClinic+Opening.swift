import ClinicModel
import ClinicStore

extension OpenClinic {
    /// Opens the clinic that the options name. Where they name none and the user has none yet, it makes the demo.
    package static func open(_ options: ClinicOptions, for program: Program, role: Principal.Role) async throws
        -> OpenClinic
    {
        let clock = try ClinicClock.starting(at: options.now)
        let location = DatabaseLocation(option: options.database)
        let database = try ClinicDatabase.open(path: location.existing(), clock: clock)
        return OpenClinic(location: location, clock: clock, signIn: database.signIn) { database.gateways(for: $0) }
    }
}

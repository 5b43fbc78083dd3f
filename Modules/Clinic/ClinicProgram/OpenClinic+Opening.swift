import ClinicDemo
import ClinicModel
import ClinicStore

extension OpenClinic {
    /// Opens the clinic that the options name. Where they name none and the user has none yet, it makes the demo.
    package static func open(_ options: ClinicOptions, for program: Program, role: Principal.Role) async throws
        -> OpenClinic
    {
        let location = DatabaseLocation(option: options.database)
        if location.origin == .userData, !location.exists {
            try await DemoClinic.make(at: location.path, clock: .starting(at: options.now))
            let made: Phrase = """
                made a demo clinic at \(location.path); sign in as \(DemoClinic.user(in: role)) with the password \
                \(DemoClinic.password)
                """
            program.complain(made.said)
        }
        let database = try ClinicDatabase.open(location, now: options.now)
        return OpenClinic(
            location: location, clock: database.clock, isDemo: try await database.isDemo(), signIn: database.signIn,
            close: { try database.close() }
        ) { database.gateways(for: $0) }
    }
}

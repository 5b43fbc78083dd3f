import ClinicDemo
import ClinicModel
import ClinicStore

extension ClinicDatabase {
    /// Opens the clinic at `location`. Where it is the user's own and there is none yet, it makes the demo, and says so.
    ///
    /// - Parameters:
    ///   - user: Whom to try the demo as.
    ///   - hasManyUsers: Whether many use it at once in this process, as a server's do.
    package static func openOwn(
        _ location: DatabaseLocation, now: TimeText?, for program: Program, demoUser user: String,
        hasManyUsers: Bool = false
    ) async throws -> ClinicDatabase {
        if location.origin == .userData, !location.exists {
            try await DemoClinic.make(at: location.path, clock: .starting(at: now))
            let made: Phrase = """
                made a demo clinic at \(location.path); sign in as \(user) with the password \(DemoClinic.password)
                """
            program.complain(made.said)
        }
        return try open(location, now: now, hasManyUsers: hasManyUsers)
    }
}

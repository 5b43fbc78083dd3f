import ClinicModel

/// A clinic as a program has it open: its database, or its server's.
package struct OpenClinic: Sendable {
    /// The database's path, or the server's address.
    package let place: String
    package let clock: ClinicClock
    package let isDemo: Bool
    package var signIn: any SignInGateway { sessions }
    private let sessions: PassingSessions
    private let makeGateways: @Sendable (Session) -> Gateways
    private let close: @Sendable () throws -> Void

    package init(
        place: String, clock: ClinicClock, isDemo: Bool, signIn: any SignInGateway,
        close: @escaping @Sendable () throws -> Void = {}, gateways: @escaping @Sendable (Session) -> Gateways
    ) {
        self.place = place
        self.clock = clock
        self.isDemo = isDemo
        sessions = PassingSessions(signIn)
        makeGateways = gateways
        self.close = close
    }

    /// What somebody who has signed in may reach until their session ends.
    package func gateways(for session: Session) -> Gateways { makeGateways(session) }

    /// Lets a session that was begun here outlive the program.
    package func keep(_ session: Session) { sessions.keep(session) }

    /// Ends the sessions that were begun here and not kept, and closes a database; see `ClinicDatabase.close()`.
    ///
    /// - Throws: what failed of the closing, else of the first session that could not be ended.
    package func leave() async throws {
        var failure: (any Error)?
        for session in sessions.take() {
            do {
                try await gateways(for: session).accounts.signOut(session)
            } catch {
                failure = failure ?? error
            }
        }
        try close()
        if let failure { throw failure }
    }
}

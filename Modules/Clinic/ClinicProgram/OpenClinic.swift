import ClinicModel

/// A clinic's database as a program has it open.
package struct OpenClinic: Sendable {
    package let location: DatabaseLocation
    package let clock: ClinicClock
    package let isDemo: Bool
    package let signIn: any SignInGateway
    private let makeGateways: @Sendable (Session) -> Gateways
    private let closeFile: @Sendable () throws -> Void

    package init(
        location: DatabaseLocation, clock: ClinicClock, isDemo: Bool, signIn: any SignInGateway,
        close: @escaping @Sendable () throws -> Void, gateways: @escaping @Sendable (Session) -> Gateways
    ) {
        self.location = location
        self.clock = clock
        self.isDemo = isDemo
        self.signIn = signIn
        makeGateways = gateways
        closeFile = close
    }

    /// What somebody who has signed in may reach until their session ends.
    package func gateways(for session: Session) -> Gateways { makeGateways(session) }

    /// See `ClinicDatabase.close()`.
    package func close() throws { try closeFile() }
}

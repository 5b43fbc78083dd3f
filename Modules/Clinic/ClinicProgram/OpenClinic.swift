import ClinicModel

/// A clinic's database as a program has it open.
package struct OpenClinic: Sendable {
    package let location: DatabaseLocation
    package let clock: ClinicClock
    package let isDemo: Bool
    package let signIn: any SignInGateway
    private let makeGateways: @Sendable (Principal) -> Gateways

    package init(
        location: DatabaseLocation, clock: ClinicClock, isDemo: Bool, signIn: any SignInGateway,
        gateways: @escaping @Sendable (Principal) -> Gateways
    ) {
        self.location = location
        self.clock = clock
        self.isDemo = isDemo
        self.signIn = signIn
        makeGateways = gateways
    }

    package func gateways(for principal: Principal) -> Gateways { makeGateways(principal) }
}

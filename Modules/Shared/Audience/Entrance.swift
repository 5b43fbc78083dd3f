import ClinicModel

/// What there is before anybody has signed in, and how a session becomes a scope.
package struct Entrance<Side: Audience>: Sendable {
    /// The session that the app was started with; without one, SignIn is shown first.
    package let session: Session?
    package let signIn: any SignInGateway
    /// Only for a demo clinic.
    package let demo: DemoAccount?
    /// Where users were, for another time.
    package let lastPaths: PathKeeper
    package let open: @Sendable (Session) throws -> AudienceScope<Side>

    package init(
        session: Session? = nil, signIn: any SignInGateway, demo: DemoAccount? = nil, lastPaths: PathKeeper = .none,
        open: @escaping @Sendable (Session) throws -> AudienceScope<Side>
    ) {
        self.session = session
        self.signIn = signIn
        self.demo = demo
        self.lastPaths = lastPaths
        self.open = open
    }
}

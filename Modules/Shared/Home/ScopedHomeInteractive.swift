import ClinicModel

/// How an audience's Home is made from its scope: what it shows is its Interactor's to say, the rest is alike for all.
package protocol ScopedHomeInteractive: HomeInteractive {
    associatedtype Side: Audience

    var scope: AudienceScope<Side> { get }
}

extension ScopedHomeInteractive {
    package func signOut() async throws {
        try await scope.gateways.accounts.signOut(scope.session)
    }

    package func changes() -> AsyncStream<Void> { scope.gateways.changes.changes() }
}

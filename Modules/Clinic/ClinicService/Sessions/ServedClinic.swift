import ClinicAPI
import ClinicModel
import Foundation

/// The clinic that a server serves.
package struct ServedClinic: Sendable {
    package let keeper: any RecordKeeper
    package let hasher: any PasswordHasher
    package let exporter: any RecordExporting
    private let isDemo: Bool
    /// Nil where nobody administers the clinic over the network.
    package var administration: Administration?
    /// The session that a token is the secret of; throws `signedOut` where there is none.
    package var session: @Sendable (String) async throws -> Session
    /// Whether a session goes on; to ask is no use of it.
    package var goesOn: @Sendable (Session) async throws -> Bool
    package var gateways: @Sendable (Session, ChangeKey?) -> Gateways
    package var resources: @Sendable (Session, ChangeKey?) -> ResourcesGateway

    package init(
        keeper: any RecordKeeper, hasher: any PasswordHasher, exporter: any RecordExporting,
        isDemo: Bool = false, administration: Administration? = nil
    ) {
        self.keeper = keeper
        self.hasher = hasher
        self.exporter = exporter
        self.isDemo = isDemo
        self.administration = administration
        let known = KnownSessions()
        session = { token in
            let digest = try hasher.digest(token)
            let record = try await known.session(digest: digest) {
                try await keeper.read { try $0.session(digest: digest) }
            }
            guard let record else { throw ClinicError.signedOut }
            return Session(
                principal: record.principal, userName: record.userName, name: "", token: token,
                expires: record.expires)
        }
        goesOn = { session in
            let digest = try hasher.digest(session.token)
            return try await keeper.read { try $0.session(digest: digest)?.isOpen(at: $0.systemNow) ?? false }
        }
        resources = { ResourcesGateway(for: $0, keeper: keeper, hasher: hasher, changeKey: $1) }
        gateways = { .local(for: $0, keeper: keeper, hasher: hasher, changeKey: $1) }
    }

    var signIn: LocalSignInGateway { LocalSignInGateway(keeper: keeper, hasher: hasher) }
    var info: ClinicInfo { ClinicInfo(now: keeper.clock.now, isDemo: isDemo) }
}

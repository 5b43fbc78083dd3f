import ClinicModel

/// What the clinic's administrator may do over the network: whoever has a secret that the server was started with.
package struct Administration: Sendable {
    /// Shorter secrets could be guessed.
    package static let shortestToken = 32

    /// Of the secret.
    let digest: String
    let archive: any ResourceArchive

    package init(token: String, archive: any ResourceArchive, hasher: any PasswordHasher) throws {
        digest = try hasher.digest(token)
        self.archive = archive
    }
}

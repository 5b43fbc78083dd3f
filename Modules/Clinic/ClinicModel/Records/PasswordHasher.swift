/// How passwords are kept and tokens told apart.
package protocol PasswordHasher: Sendable {
    func hash(_ password: String) throws -> String
    func verify(_ password: String, against hash: String) throws -> Bool
    /// Whether the hash was made at a lower cost than is asked for now.
    func needsRehash(_ hash: String) -> Bool
    /// Does the work of `verify` where there is no hash to verify against.
    func verifyNothing(_ password: String) throws
    /// A one-way digest of a token.
    func digest(_ token: String) throws -> String
}

import Foundation

/// Tells whether a password is a user's, and makes guessing slow.
struct PasswordCheck: Sendable {
    let keeper: any RecordKeeper
    let hasher: any PasswordHasher

    /// The account, if the password is its own.
    ///
    /// The work of hashing is done outside of any transaction. Names that nobody has are delayed and locked as those
    /// that somebody has, so that an attempt tells nothing.
    func account(userName: String, password: String) async throws -> Account {
        let attempts = SignInAttempts(
            keeper: keeper, name: try UserNameRule.abbreviated(userName, digest: hasher.digest))
        let place = try await attempts.begin()
        let found = try await keeper.read { try $0.account(userName: userName) }
        let isRight: Bool
        var renewed: String?
        do {
            isRight = try check(password, of: found)
            if isRight, let found, hasher.needsRehash(found.passwordHash) { renewed = try hasher.hash(password) }
        } catch {
            try await attempts.withdraw()
            throw error
        }
        guard let found, isRight else {
            try await attempts.fail(place)
            throw ClinicError.wrongPassword
        }
        return try await admit(found, renewed: renewed)
    }

    /// The same work for every name and password.
    private func check(_ password: String, of account: Account?) throws -> Bool {
        guard let account, PasswordRule.isWithinBounds(password) else {
            try hasher.verifyNothing(PasswordRule.isWithinBounds(password) ? password : "")
            return false
        }
        return try hasher.verify(password, against: account.passwordHash)
    }

    private func admit(_ account: Account, renewed: String?) async throws -> Account {
        let isOpen = try await keeper.write { records in
            try records.setFailures(nil, userName: account.userName)
            guard var current = try records.account(userName: account.userName), current.ended == nil else {
                try records.append(
                    AuditEntry(
                        agent: account.principal.reference, action: .execute, entity: "Account/\(account.userName)",
                        outcome: .minorFailure, detail: "refused: the account has ended"))
                return false
            }
            if let renewed, current.passwordHash == account.passwordHash {
                current.passwordHash = renewed
                try records.store(current)
            }
            return true
        }
        guard isOpen else { throw ClinicError.notAllowed("sign in with an account that has ended") }
        return account
    }
}

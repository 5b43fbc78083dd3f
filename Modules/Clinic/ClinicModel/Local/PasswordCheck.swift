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
        let found = try await keeper.read { records in
            if let until = try records.failures(userName: userName)?.lockedUntil, until > records.now {
                throw ClinicError.locked(until: until)
            }
            return try records.account(userName: userName)
        }
        guard let found else {
            try hasher.verifyNothing(password)
            throw try await failure(of: userName)
        }
        guard try hasher.verify(password, against: found.passwordHash) else {
            throw try await failure(of: userName)
        }
        let renewed = hasher.needsRehash(found.passwordHash) ? try hasher.hash(password) : nil
        try await keeper.write { records in
            if let until = try records.failures(userName: userName)?.lockedUntil, until > records.now {
                throw ClinicError.locked(until: until)
            }
            try records.setFailures(nil, userName: userName)
            if let renewed, var current = try records.account(userName: userName),
                current.passwordHash == found.passwordHash
            {
                current.passwordHash = renewed
                try records.store(current)
            }
        }
        return found
    }

    private func failure(of userName: String) async throws -> ClinicError {
        try await keeper.write { records in
            let count = (try records.failures(userName: userName)?.count ?? 0) + 1
            let delay = Self.delay(after: count)
            let until = delay > 0 ? records.now.addingTimeInterval(delay) : nil
            try records.setFailures(SignInFailures(count: count, lockedUntil: until), userName: userName)
            try records.append(
                AuditEntry(
                    agent: "user:\(userName)", action: .execute, entity: "Account/\(userName)",
                    outcome: delay >= Self.lockedFor ? .seriousFailure : .minorFailure,
                    detail: delay > 0 ? "wrong password (\(count)), locked for \(Int(delay)) s" : "wrong password"))
            return .wrongPassword
        }
    }

    static let lockedFor: TimeInterval = 15 * 60

    /// Two slips are free; then 1, 2, 4 … seconds; from the tenth on a quarter of an hour.
    static func delay(after failures: Int) -> TimeInterval {
        switch failures {
        case ..<3: 0
        case 3..<10: TimeInterval(1 << (failures - 3))
        default: lockedFor
        }
    }
}

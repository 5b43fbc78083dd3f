import Foundation

package struct LocalSignInGateway: SignInGateway {
    let keeper: any RecordKeeper
    let hasher: any PasswordHasher

    package init(keeper: any RecordKeeper, hasher: any PasswordHasher) {
        self.keeper = keeper
        self.hasher = hasher
    }

    package func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session {
        let check = PasswordCheck(keeper: keeper, hasher: hasher)
        let account = try await check.account(userName: Account.normalized(userName), password: password)
        guard account.principal.role == role else {
            try await keeper.write { records in
                try records.append(
                    AuditEntry(
                        agent: account.principal.reference, action: .execute, entity: "Account/\(account.userName)",
                        outcome: .minorFailure, detail: "refused: sign in as \(role.rawValue)"))
            }
            throw ClinicError.notAllowed(
                role == .patient
                    ? "sign in as a patient with this account" : "sign in as a practitioner with this account")
        }
        return try await begin(account)
    }

    package func resume(token: String, as role: Principal.Role) async throws -> Session {
        let digest = try hasher.digest(token)
        return try await keeper.write { records in
            guard let record = try records.session(digest: digest), record.isOpen(at: records.systemNow),
                record.principal.role == role
            else { throw ClinicError.signedOut }
            try records.noteUse(ofSession: digest)
            return Session(
                principal: record.principal, userName: record.userName, name: try records.name(of: record.principal),
                token: token, expires: record.expires)
        }
    }

    private func begin(_ account: Account) async throws -> Session {
        let token = (0..<4).map { _ in hexadecimal(UInt64.random(in: .min ... .max)) }.joined()
        let digest = try hasher.digest(token)
        return try await keeper.write { records in
            let started = records.systemNow
            let expires = started.addingTimeInterval(SessionRecord.duration)
            try records.store(
                SessionRecord(
                    digest: digest, userName: account.userName, principal: account.principal, started: started,
                    expires: expires))
            try records.append(
                AuditEntry(
                    agent: account.principal.reference, action: .execute, entity: "Account/\(account.userName)",
                    detail: "signed in"))
            return Session(
                principal: account.principal, userName: account.userName,
                name: try records.name(of: account.principal), token: token, expires: expires)
        }
    }
}

private func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

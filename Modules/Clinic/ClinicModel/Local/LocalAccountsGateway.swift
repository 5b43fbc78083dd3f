import Foundation

struct LocalAccountsGateway: AccountsGateway {
    let desk: Desk
    let hasher: any PasswordHasher

    func profile() async throws -> Profile {
        let principal = desk.principal
        return try await desk.read(principal.reference) { records in
            let userName = try records.account(of: principal)?.userName ?? ""
            switch principal {
            case .patient(let id):
                guard let patient = try records.patient(id) else { throw ClinicError.notFound("patient \(id)") }
                return Profile(userName: userName, person: .patient(patient))
            case .practitioner(let id):
                guard let practitioner = try records.practitioner(id) else {
                    throw ClinicError.notFound("practitioner \(id)")
                }
                return Profile(userName: userName, person: .practitioner(practitioner))
            }
        }
    }

    func signOut(_ session: Session) async throws {
        // To end a session that has ended already is no failure.
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        try await desk.write("Account/\(session.userName)", .execute) { records in
            guard let record = try records.session(digest: digest) else { return }
            guard record.principal == desk.principal else {
                throw ClinicError.notAllowed("end somebody else’s session")
            }
            try records.endSession(digest: digest)
            try desk.audit(records, .execute, "Account/\(record.userName)", patient: nil, "signed out")
        }
    }

    func lock(_ session: Session) async throws {
        // To lock the screen of a session that has ended is no failure.
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        try await desk.write("Account/\(session.userName)", .execute) { records in
            guard let record = try records.session(digest: digest) else { return }
            guard record.principal == desk.principal else {
                throw ClinicError.notAllowed("lock somebody else’s screen")
            }
            try desk.audit(records, .execute, "Account/\(record.userName)", patient: nil, "locked the screen")
        }
    }

    func unlock(_ session: Session, password: String) async throws {
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        let live: @Sendable (any ClinicRecords) throws -> SessionRecord = { records in
            guard let record = try records.session(digest: digest), record.expires > records.systemNow else {
                throw ClinicError.signedOut
            }
            guard record.principal == desk.principal else {
                throw ClinicError.notAllowed("unlock somebody else’s screen")
            }
            return record
        }
        let record = try await desk.read("Account/\(session.userName)", live)
        _ = try await PasswordCheck(keeper: desk.keeper, hasher: hasher)
            .account(userName: record.userName, password: password)
        try await desk.write("Account/\(record.userName)", .execute) { records in
            // Hashing takes its time, in which the session may have ended.
            let record = try live(records)
            try desk.audit(records, .execute, "Account/\(record.userName)", patient: nil, "unlocked the screen")
        }
    }

    func changePassword(from current: String, to new: String) async throws {
        let desk = desk
        let own = try await desk.read("Account") { try $0.account(of: desk.principal) }
        guard let own else { throw ClinicError.notFound("account of yours") }
        try PasswordRule.standard.check(new, of: own.userName)
        let checked = try await PasswordCheck(keeper: desk.keeper, hasher: hasher)
            .account(userName: own.userName, password: current)
        let hash = try hasher.hash(new)
        try await desk.write("Account/\(checked.userName)") { records in
            var account = checked
            account.passwordHash = hash
            try records.store(account)
            try records.endSessions(of: checked.principal)
            try desk.audit(records, .update, "Account/\(checked.userName)", patient: nil, "changed the password")
        }
    }
}

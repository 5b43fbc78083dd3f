import Foundation

/// What the clinic's administrator does with its accounts and sessions. No app has it.
package struct AccountAdministration: Sendable {
    let keeper: any RecordKeeper
    let hasher: any PasswordHasher

    package init(keeper: any RecordKeeper, hasher: any PasswordHasher) {
        self.keeper = keeper
        self.hasher = hasher
    }

    /// All accounts, by user name.
    package func accounts() async throws -> [AccountSummary] {
        try await keeper.read { records in
            let sessions = Dictionary(grouping: try records.sessions(), by: \.userName)
            return try records.accounts().map { account in
                AccountSummary(
                    userName: account.userName, principal: account.principal,
                    name: try records.name(of: account.principal), created: account.created,
                    state: try records.state(of: account), sessions: sessions[account.userName]?.count ?? 0)
            }
        }
    }

    /// The sessions that can be resumed, in the order in which they began.
    package func sessions() async throws -> [SessionSummary] {
        try await keeper.read { records in
            try records.sessions().compactMap { session in
                guard let id = session.id else { return nil }
                return SessionSummary(
                    id: id, userName: session.userName, principal: session.principal,
                    name: try records.name(of: session.principal), started: records.clinicTime(of: session.started),
                    expires: records.clinicTime(of: session.expires))
            }
        }
    }

    /// Gives a person an account, or a new password to the one that they have; one that has ended begins anew.
    ///
    /// - Throws: `ClinicError.notFound` if there is no such person, `ClinicError.invalid` if the name is taken or is not
    ///   one word, or the password does not do.
    package func make(
        userName: String, password: String, principal: Principal, under rule: PasswordRule = .standard
    ) async throws {
        let name = Account.normalized(userName)
        try UserNameRule.check(name)
        try rule.check(password, of: name)
        let hash = try hasher.hash(password)
        try await keeper.write { records in
            guard try records.isKnown(principal) else {
                throw ClinicError.notFound("person \(principal.reference)")
            }
            let before = try records.account(userName: name)
            if let owner = before?.principal, owner != principal {
                throw ClinicError.invalid("The user name “\(name)” is taken.")
            }
            if let own = try records.account(of: principal)?.userName, own != name {
                throw ClinicError.invalid("\(principal.reference) has the account “\(own)”.")
            }
            try records.store(
                Account(
                    userName: name, principal: principal, passwordHash: hash,
                    created: before?.created ?? records.systemNow))
            try records.endSessions(of: principal, as: .passwordChanged)
            try records.setFailures(nil, userName: name)
            try records.audit(.create, name, principal, "made for \(principal.reference)")
        }
    }

    /// Sets a new password, which ends the account's sessions and a lock. Returns how many sessions there were.
    @discardableResult
    package func setPassword(_ password: String, of userName: String) async throws -> Int {
        let name = Account.normalized(userName)
        try PasswordRule.standard.check(password, of: name)
        let hash = try hasher.hash(password)
        return try await keeper.write { records in
            var account = try records.openAccount(name)
            account.passwordHash = hash
            try records.store(account)
            try records.setFailures(nil, userName: name)
            let sessions = try records.endAllSessions(of: account, as: .passwordChanged)
            try records.audit(.update, name, account.principal, "set a new password")
            return sessions
        }
    }

    /// Takes back the failed attempts to sign in, and the lock that they brought. Returns whether there was one.
    package func unlock(_ userName: String) async throws -> Bool {
        let name = Account.normalized(userName)
        return try await keeper.write { records in
            let account = try records.openAccount(name)
            let wasLocked = if case .locked = try records.state(of: account) { true } else { false }
            try records.setFailures(nil, userName: name)
            try records.audit(.update, name, account.principal, "unlocked")
            return wasLocked
        }
    }

    /// Closes an account: nobody signs in with it any more, and its sessions end. Its name stays taken. Returns how
    /// many sessions there were.
    @discardableResult
    package func end(_ userName: String) async throws -> Int {
        let name = Account.normalized(userName)
        return try await keeper.write { records in
            var account = try records.openAccount(name)
            account.ended = records.systemNow
            try records.store(account)
            let sessions = try records.endAllSessions(of: account, as: .accountClosed)
            try records.audit(.delete, name, account.principal, "ended")
            return sessions
        }
    }

    /// Ends one session. Returns whose it was.
    package func endSession(_ id: SessionSummary.ID) async throws -> String {
        try await keeper.write { records in
            guard let session = try records.sessions().first(where: { $0.id == id }) else {
                throw ClinicError.notFound("session \(id)")
            }
            try records.endSession(digest: session.digest, as: .endedByClinic)
            try records.audit(.delete, session.userName, session.principal, "ended session \(id)")
            return session.userName
        }
    }

    /// Ends all sessions of a user. Returns how many there were.
    @discardableResult
    package func endSessions(of userName: String) async throws -> Int {
        let name = Account.normalized(userName)
        return try await keeper.write { records in
            guard let account = try records.account(userName: name) else {
                throw ClinicError.notFound("user “\(name)”")
            }
            let sessions = try records.endAllSessions(of: account, as: .endedByClinic)
            try records.audit(.delete, name, account.principal, "ended all sessions (\(sessions))")
            return sessions
        }
    }
}

extension ClinicRecords {
    fileprivate func isKnown(_ principal: Principal) throws -> Bool {
        switch principal {
        case .patient(let id): try patient(id) != nil
        case .practitioner(let id): try practitioner(id) != nil
        }
    }

    fileprivate func openAccount(_ name: String) throws -> Account {
        guard let account = try account(userName: name) else { throw ClinicError.notFound("user “\(name)”") }
        guard account.ended == nil else { throw ClinicError.notPossible("The account “\(name)” has ended.") }
        return account
    }

    fileprivate func state(of account: Account) throws -> AccountSummary.State {
        if let ended = account.ended { return .ended(since: ended) }
        if let until = try failures(userName: account.userName)?.lockedUntil, until > systemNow {
            return .locked(until: until)
        }
        return .active
    }

    fileprivate func endAllSessions(of account: Account, as ending: SessionState) throws -> Int {
        let count = try sessions().count { $0.principal == account.principal }
        try endSessions(of: account.principal, as: ending)
        return count
    }

    fileprivate func audit(
        _ action: AuditEvent.Action, _ userName: String, _ principal: Principal, _ detail: String
    ) throws {
        try append(
            AuditEntry(
                agent: AuditEntry.administrator, action: action, entity: "Account/\(userName)",
                patient: Patient.ID(reference: principal.reference), detail: detail))
    }
}

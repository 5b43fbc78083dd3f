import Foundation

struct LocalAccountsGateway: AccountsGateway {
    let desk: Desk
    let hasher: any PasswordHasher

    func profile() async throws -> Profile {
        let principal = desk.principal
        return try await desk.read(principal.reference) { try $0.profile(of: principal) }
    }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws -> Profile {
        let desk = desk
        let wanted = try wanted.checked(changing: shown)
        return try await desk.write(desk.principal.reference) { records in
            guard case .patient(let id) = desk.principal else {
                throw ClinicError.notAllowed("change these demographics")
            }
            guard var patient = try records.patient(id) else { throw ClinicError.notFound("patient \(id)") }
            let changed = patient.change(from: shown, to: wanted)
            if !changed.isEmpty {
                try records.store(patient)
                try desk.audit(
                    records, .update, id.reference, patient: id, "changed: \(changed.joined(separator: ", "))")
            }
            return try records.profile(of: desk.principal)
        }
    }

    func signOut(_ session: Session) async throws {
        // To end a session that has ended already is no failure.
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        try await desk.write("Account/\(session.userName)", .execute) { records in
            guard let record = try records.session(digest: digest), record.isOpen(at: records.systemNow) else { return }
            guard record.principal == desk.principal else {
                throw ClinicError.notAllowed("end somebody else’s session")
            }
            try records.endSession(digest: digest, as: .signedOut)
            try desk.audit(records, .execute, "Account/\(record.userName)", patient: nil, "signed out")
        }
    }

    func lock(_ session: Session) async throws {
        // To lock the screen of a session that has ended is no failure.
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        try await desk.write("Account/\(session.userName)", .execute) { records in
            guard let record = try records.session(digest: digest), record.isOpen(at: records.systemNow) else { return }
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
            guard let record = try records.session(digest: digest), record.isOpen(at: records.systemNow) else {
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

    func changePassword(from current: String, to new: String, keeping session: Session?) async throws {
        let desk = desk
        let kept = try session.map { try hasher.digest($0.token) }
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
            for other in try records.sessions() where other.principal == checked.principal && other.digest != kept {
                try records.endSession(digest: other.digest, as: .passwordChanged)
            }
            try desk.audit(records, .update, "Account/\(checked.userName)", patient: nil, "changed the password")
        }
    }
}

extension ClinicRecords {
    fileprivate func profile(of principal: Principal) throws -> Profile {
        let userName = try account(of: principal)?.userName ?? ""
        switch principal {
        case .patient(let id):
            guard let patient = try patient(id) else { throw ClinicError.notFound("patient \(id)") }
            return Profile(userName: userName, person: .patient(patient))
        case .practitioner(let id):
            guard let practitioner = try practitioner(id) else { throw ClinicError.notFound("practitioner \(id)") }
            return Profile(userName: userName, person: .practitioner(practitioner))
        }
    }
}

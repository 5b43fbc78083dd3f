extension LocalAccountsGateway {
    func sessions(seenFrom session: Session) async throws -> [OpenSession] {
        let principal = desk.principal
        let digest = try hasher.digest(session.token)
        return try await desk.read("Account/\(session.userName)") { records in
            try records.sessions().filter { $0.principal == principal }.compactMap { record in
                guard let id = record.id else { return nil }
                return OpenSession(
                    id: id, started: records.clinicTime(of: record.started),
                    lastUsed: records.clinicTime(of: record.latestUse),
                    expires: records.clinicTime(of: record.expires), isCurrent: record.digest == digest)
            }
        }
    }

    func state(of session: Session) async throws -> SessionState {
        // To ask about a session that has ended is no failure.
        let desk = desk.admittingAll
        let digest = try hasher.digest(session.token)
        return try await desk.read("Account/\(session.userName)") { records in
            guard let record = try records.session(digest: digest) else { return .ended }
            guard record.principal == desk.principal else {
                throw ClinicError.notAllowed("ask about somebody else’s session")
            }
            return try records.state(of: record)
        }
    }

    func endSession(_ id: OpenSession.ID) async throws {
        let desk = desk
        try await desk.write("Account", .execute) { records in
            let found = try records.sessions().first { $0.id == id && $0.principal == desk.principal }
            guard let found else { return }
            try records.endSession(digest: found.digest, as: .signedOutElsewhere)
            try desk.audit(records, .delete, "Account/\(found.userName)", patient: nil, "signed out session \(id)")
        }
    }

    func endOtherSessions(than session: Session) async throws -> Int {
        let desk = desk
        let digest = try hasher.digest(session.token)
        return try await desk.write("Account/\(session.userName)", .execute) { records in
            let others = try records.sessions().filter { $0.principal == desk.principal && $0.digest != digest }
            for other in others {
                try records.endSession(digest: other.digest, as: .signedOutElsewhere)
            }
            if !others.isEmpty {
                try desk.audit(
                    records, .delete, "Account/\(session.userName)", patient: nil,
                    "signed out \(others.count) other sessions")
            }
            return others.count
        }
    }
}

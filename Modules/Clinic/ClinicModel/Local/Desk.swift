/// Where one principal's requests arrive: what every local gateway stands on. One for all of them: a request has all its
/// gateways made, and asks one.
final class Desk: Sendable {
    typealias Admit = @Sendable (any ClinicRecords) throws -> SessionRecord?
    typealias Note = @Sendable (any ClinicRecords) throws -> Void
    typealias FollowUp = @Sendable (any ClinicRecords, any Sendable) throws -> Void

    let keeper: any RecordKeeper
    let principal: Principal
    /// How the change that is asked for is told from one that was done before; nil where it is not.
    private let changeKey: ChangeKey?
    /// The principal's session, where it is by one; throws where that has ended.
    private let admit: Admit
    /// Notes that the principal's session is in use.
    private let noteUse: Note
    /// What else is done in the transaction of a change, with what came of it.
    private let followUp: FollowUp

    init(
        keeper: any RecordKeeper, principal: Principal, changeKey: ChangeKey? = nil,
        admit: @escaping Admit = { _ in nil }, noteUse: @escaping Note = { _ in },
        followUp: @escaping FollowUp = { _, _ in }
    ) {
        self.keeper = keeper
        self.principal = principal
        self.changeKey = changeKey
        self.admit = admit
        self.noteUse = noteUse
        self.followUp = followUp
    }

    /// This desk for requests that do not need a session that goes on.
    var admittingAll: Desk { Desk(keeper: keeper, principal: principal, changeKey: changeKey) }

    /// This desk for requests that are done only where `check` does not throw.
    func checking(_ check: @escaping Note) -> Desk {
        with(
            admit: { [admit] records in
                let session = try admit(records)
                try check(records)
                return session
            })
    }

    /// This desk with what else is done in the transaction of a change.
    func following(with followUp: @escaping FollowUp) -> Desk { with(followUp: followUp) }

    private func with(admit: Admit? = nil, followUp: FollowUp? = nil) -> Desk {
        Desk(
            keeper: keeper, principal: principal, changeKey: changeKey, admit: admit ?? self.admit, noteUse: noteUse,
            followUp: followUp ?? self.followUp)
    }

    func read<Result: Sendable>(
        _ entity: String, _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        do {
            let (result, isUseDue) = try await keeper.read { [admit] records in
                let session = try admit(records)
                return (try body(records), session?.isUseDue(at: records.systemNow) ?? false)
            }
            if isUseDue { try await noteReading() }
            return result
        } catch let error as ClinicError where error.isRefusal {
            throw await audited(error, .read, entity)
        }
    }

    /// - Parameter check: What may be looked at before others who write are waited for.
    func write<Result: Sendable>(
        _ entity: String, _ action: AuditEvent.Action = .update, beforeWaiting check: RecordCheck? = nil,
        _ body: @escaping @Sendable (any ClinicRecords) throws -> Result
    ) async throws -> Result {
        do {
            return try await keeper.write(beforeWaiting: check.map(admitting)) { [self] records in
                _ = try admit(records)
                try noteUse(records)
                let result = try body(records)
                if action != .read {
                    try followUp(records, result)
                    try keep(result, in: records)
                }
                return result
            }
        } catch let error as ClinicError where error.isRefusal {
            throw await audited(error, action, entity)
        }
    }

    private func admitting(_ check: @escaping RecordCheck) -> RecordCheck {
        { [admit] records in
            _ = try admit(records)
            try check(records)
        }
    }

    /// What cannot be written can be read.
    private func noteReading() async throws {
        do {
            try await keeper.write(noteUse)
        } catch ClinicError.storage(.readOnly), ClinicError.storage(.diskFull) {}
    }

    private func keep(_ result: some Sendable, in records: any ClinicRecords) throws {
        guard let changeKey else { return }
        try records.keep(
            KeptAnswer(
                key: changeKey.key, principal: principal, request: changeKey.request,
                answer: changeKey.encode(result), kept: records.systemNow))
    }

    /// A refusal, once there is a word of it. What was refused is rolled back, so the word has a transaction of its own;
    /// where that fails, the refusal stands and says so.
    private func audited(
        _ refusal: ClinicError, _ action: AuditEvent.Action, _ entity: String
    ) async -> ClinicError {
        let entry = AuditEntry(
            agent: principal.reference, action: action, entity: entity, outcome: .minorFailure,
            detail: "refused: \(refusal.title)")
        // A task of its own: who leaves the scene at once is noted all the same.
        let note = Task { [keeper] in
            try await keeper.write { records in try records.append(entry.concerning(records)) }
        }
        do {
            try await note.value
            return refusal
        } catch let failure {
            return .unaudited(refusal, because: failure as? ClinicError ?? .storage(.other))
        }
    }

    func audit(
        _ records: any ClinicRecords, _ action: AuditEvent.Action, _ entity: String, patient: Patient.ID?,
        _ detail: String
    ) throws {
        try records.append(
            AuditEntry(agent: principal.reference, action: action, entity: entity, patient: patient, detail: detail))
    }

    func requirePractitioner(to doWhat: Phrase) throws -> Practitioner.ID {
        guard case .practitioner(let id) = principal else { throw ClinicError.notAllowed(doWhat) }
        return id
    }
}

extension AuditEntry {
    /// The same entry with the patient whose record it was about.
    fileprivate func concerning(_ records: any ClinicRecords) throws -> AuditEntry {
        let concerned: Patient.ID?
        if let id = Patient.ID(reference: entity) {
            concerned = try records.patient(id)?.id
        } else if let id = Appointment.ID(reference: entity) {
            concerned = try records.appointment(id)?.patient
        } else if let id = Communication.ID(reference: entity) {
            concerned = try records.communication(id)?.patient
        } else if let id = QuestionnaireResponse.ID(reference: entity) {
            concerned = try records.response(id)?.patient
        } else if let id = MedicationRequest.ID(reference: entity) {
            concerned = try records.entry(id)?.patient
        } else {
            concerned = nil
        }
        return AuditEntry(
            agent: agent, action: action, entity: entity, patient: concerned, outcome: outcome, detail: detail)
    }
}

extension ClinicError {
    /// Whether somebody asked for what is not theirs to ask, as against a race that was lost or a failure.
    var isRefusal: Bool {
        switch self {
        case .notAllowed, .cutoffPassed, .tooLate, .tooFarAhead, .tooEarly, .invalidTransition,
            .invalidEncounterTransition, .notMovable, .signedOut:
            true
        case .conflict, .notFound, .busy, .notPossible, .invalid, .wrongPassword, .locked, .outOfMemory, .storage,
            .unaudited, .unknownZone, .unreachable, .incompatible:
            false
        }
    }
}

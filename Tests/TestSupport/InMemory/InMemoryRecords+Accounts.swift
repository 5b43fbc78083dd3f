import ClinicModel
import Foundation

extension InMemoryRecords {
    func account(userName: String) -> Account? { state.accounts[userName] }
    func account(of principal: Principal) -> Account? { state.accounts.values.first { $0.principal == principal } }
    func accounts() -> [Account] { state.accounts.values.sorted { $0.userName < $1.userName } }
    func store(_ account: Account) { state.accounts[account.userName] = account }

    func failures(userName: String) -> SignInFailures? { state.failures[userName] }
    func setFailures(_ failures: SignInFailures?, userName: String) { state.failures[userName] = failures }

    func session(digest: String) -> SessionRecord? { state.sessions[digest] }

    func sessions() -> [SessionRecord] {
        state.sessions.values.filter { $0.isOpen(at: systemNow) }.sorted { ($0.id ?? 0) < ($1.id ?? 0) }
    }

    func store(_ session: SessionRecord) {
        let forgotten = systemNow - SessionRecord.rememberedFor
        state.sessions = state.sessions.filter { $0.value.expires > forgotten }
        state.lastSession += 1
        state.sessions[session.digest] = SessionRecord(
            digest: session.digest, id: state.lastSession, userName: session.userName, principal: session.principal,
            started: session.started, expires: session.expires)
    }

    func noteUse(ofSession digest: String) {
        guard let known = state.sessions[digest],
            (known.lastUsed ?? known.started) <= systemNow - SessionRecord.usePrecision
        else { return }
        state.sessions[digest] = SessionRecord(
            digest: digest, id: known.id, userName: known.userName, principal: known.principal,
            started: known.started, expires: known.expires, lastUsed: systemNow)
    }

    func endSession(digest: String, as ending: SessionState) {
        guard let known = state.sessions[digest], known.expires > systemNow else { return }
        state.sessions[digest] = SessionRecord(
            digest: digest, id: known.id, userName: known.userName, principal: known.principal,
            started: known.started, expires: systemNow, lastUsed: known.lastUsed, ending: ending)
        state.changeCount += 1
    }

    func endSessions(of principal: Principal, as ending: SessionState) {
        for (digest, session) in state.sessions where session.principal == principal {
            endSession(digest: digest, as: ending)
        }
    }

    func keptAnswer(to key: String, of principal: Principal) -> KeptAnswer? {
        state.keptAnswers.first { $0.key == key && $0.principal == principal }
    }

    func keep(_ answer: KeptAnswer) throws {
        state.keptAnswers.removeAll { $0.kept < answer.kept - KeptAnswer.duration }
        guard keptAnswer(to: answer.key, of: answer.principal) == nil else { throw ClinicError.storage(.other) }
        state.keptAnswers.append(answer)
    }

    func append(_ entry: AuditEntry) {
        let agentName: String? =
            switch Principal(reference: entry.agent) {
            case .patient(let id): patient(id)?.name
            case .practitioner(let id): practitioner(id)?.name
            case nil: nil
            }
        state.audit.append(
            AuditEvent(
                id: state.audit.count + 1, recorded: now, agent: entry.agent, agentName: agentName,
                action: entry.action, entity: entry.entity, patient: entry.patient, outcome: entry.outcome,
                detail: entry.detail, systemTime: systemNow,
                patientName: entry.patient.flatMap { patient($0)?.name }))
    }

    func auditEvents(_ search: AuditSearch) -> [AuditEvent] {
        let found = state.audit.reversed().lazy.filter { event in
            (search.patient.map { event.patient == $0 } ?? true) && (search.agent.map { event.agent == $0 } ?? true)
                && (search.otherAgentThan.map { event.agent != $0 } ?? true)
                && (search.entities.map { $0.contains(event.entity) } ?? true)
                && (search.action ?? event.action) == event.action
                && (search.detail.map { event.detail == $0 } ?? true)
                && (search.after.map { event.id > $0 } ?? true)
                && !(search.isAboutSomebody && event.patient == nil)
        }
        return Array(found.prefix(search.limit))
    }
}

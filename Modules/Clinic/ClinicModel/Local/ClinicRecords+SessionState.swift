import Foundation

extension ClinicRecords {
    /// Tells how a session stands. What ended one that an older version has ended is in the audit trail, from the same
    /// transaction.
    func state(of session: SessionRecord) throws -> SessionState {
        if session.isOpen(at: systemNow) { return .open }
        guard session.expires <= systemNow else { return .idle }
        if let ending = session.ending { return ending }
        if session.expires >= session.started + SessionRecord.duration - sameMoment { return .expired }
        let entity = "Account/\(session.userName)"
        var events = try auditEvents(AuditSearch(agent: AuditEntry.administrator, limit: latestEvents))
        events += try auditEvents(AuditSearch(agent: session.principal.reference, limit: latestEvents))
        for event in events.sorted(by: { $0.id > $1.id }) where event.entity == entity {
            let time = event.systemTime ?? event.recorded
            guard abs(time.timeIntervalSince(session.expires)) < sameMoment else { continue }
            if let state = event.state(of: session) { return state }
        }
        return .ended
    }
}

/// How far the times of one transaction lie apart at most.
private let sameMoment: TimeInterval = 1

/// Among so many events of somebody's is the one that ended a session, for as long as that is asked about.
private let latestEvents = 200

extension AuditEvent {
    /// The state that it brought a session to; nil where it did not end that one.
    fileprivate func state(of session: SessionRecord) -> SessionState? {
        let id = session.id.map(String.init) ?? ""
        return switch detail {
        case "changed the password", "set a new password", "made for \(session.principal.reference)": .passwordChanged
        case "ended": .accountClosed
        case "signed out": .signedOut
        case "signed out session \(id)": .signedOutElsewhere
        case "ended session \(id)": .endedByClinic
        default:
            if detail.hasPrefix("signed out "), detail.hasSuffix(" other sessions") {
                .signedOutElsewhere
            } else if detail.hasPrefix("ended all sessions ") {
                .endedByClinic
            } else {
                nil
            }
        }
    }
}

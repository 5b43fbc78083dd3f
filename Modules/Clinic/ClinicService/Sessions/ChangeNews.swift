import ClinicModel

/// Whom the latest changes concern, by the audit trail: each change has its row there.
struct ChangeNews: Sendable {
    /// Who has missed more than so many rows is told, whatever they were.
    private static let window = 200

    let rows: Set<Int>
    let concerned: Set<Principal>

    static func rows(in records: any ClinicRecords) throws -> Set<Int> {
        Set(try records.auditEvents(AuditSearch(limit: window)).map(\.id))
    }

    /// - Parameters:
    ///   - known: The latest rows as they were before.
    ///   - principals: Those who would like to know.
    init(since known: Set<Int>, for principals: Set<Principal>, in records: any ClinicRecords) throws {
        let latest = try records.auditEvents(AuditSearch(limit: Self.window))
        rows = Set(latest.map(\.id))
        guard latest.count < Self.window || !known.isDisjoint(with: rows) else {
            concerned = principals
            return
        }
        let changes = latest.filter { event in
            !known.contains(event.id) && event.outcome == .success && event.action != .read && event.action != .execute
        }
        let concern = ChangeConcern(records: records)
        concerned = try principals.filter { principal in
            try changes.contains { try concern.isOf(principal, $0) }
        }
    }
}

/// Whether somebody may see what a change was about.
private final class ChangeConcern {
    private let records: any ClinicRecords
    private var known: [Relation: Bool] = [:]

    private struct Relation: Hashable {
        let patient: Patient.ID
        let practitioner: Practitioner.ID
    }

    init(records: any ClinicRecords) {
        self.records = records
    }

    func isOf(_ principal: Principal, _ change: AuditEvent) throws -> Bool {
        // A password that is changed, and sessions that are ended, concern whose account it is.
        if change.entity.hasPrefix("Account/") {
            let name = String(change.entity.dropFirst("Account/".count))
            return try records.account(userName: name)?.principal == principal
        }
        // What is not sent yet concerns who writes it.
        if let id = Communication.ID(reference: change.entity), let message = try records.communication(id),
            message.isPrepared
        {
            return message.sender == principal.reference
        }
        // An import may be about anything, and what is nobody's record is everybody's.
        if change.agent == AuditEntry.administrator { return true }
        switch principal {
        case .patient(let own):
            // Which times are free, all patients may see.
            return change.patient == own || change.patient == nil || Appointment.ID(reference: change.entity) != nil
        case .practitioner(let own):
            if let practitioner = try practitioner(of: change.entity) { return practitioner == own }
            guard let patient = change.patient else { return true }
            return try isPatient(patient, of: own)
        }
    }

    /// Whose it is alone, of all practitioners.
    private func practitioner(of entity: String) throws -> Practitioner.ID? {
        if let id = Communication.ID(reference: entity) {
            return try records.communication(id)?.correspondence?.practitioner
        }
        if let id = Slot.ID(reference: entity) { return try records.slot(id)?.open.practitioner }
        if let id = Schedule.ID(reference: entity) { return try records.schedule(id)?.practitioner }
        return nil
    }

    private func isPatient(_ patient: Patient.ID, of practitioner: Practitioner.ID) throws -> Bool {
        let relation = Relation(patient: patient, practitioner: practitioner)
        if let answer = known[relation] { return answer }
        let answer = try records.isPatient(patient, of: practitioner)
        known[relation] = answer
        return answer
    }
}

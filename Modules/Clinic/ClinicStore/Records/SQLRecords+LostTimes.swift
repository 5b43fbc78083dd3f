import ClinicModel
import Foundation

extension SQLRecords {
    /// Closes times to come that an older version has opened again with the end of a visit, though the plan had lost them.
    func closeLostTimes() throws {
        let freed = try db.rows(
            """
            SELECT DISTINCT slot.id FROM slot JOIN appointment ON appointment.slot_id = slot.id
            WHERE slot.status = 'free' AND slot.ends > ? ORDER BY slot.id
            """, now.milliseconds
        ) { Slot.ID($0.text()) }
        var count = 0
        for id in freed {
            guard let plan = try slot(id)?.schedule.plan, plan.hasHours else {
                continue
            }
            try FreedSlot(id, in: self)?.followPlan()
            if try slot(id)?.slot.status == .busyUnavailable { count += 1 }
        }
        try db.run("DELETE FROM setting WHERE name = 'freed_slots'")
        guard count > 0 else { return }
        try append(
            AuditEntry(
                agent: Self.administrator, action: .update, entity: Slot.resourceType,
                detail: "closed \(count) times that an older version had opened again"))
    }
}

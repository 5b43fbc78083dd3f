import GRDB

extension DatabaseError {
    /// The rule that was broken, in words: triggers and named constraints say it themselves.
    var brokenRule: String {
        let message = message ?? "a constraint"
        let rule = message.replacing("CHECK constraint failed: ", with: "")
        switch rule {
        case "UNIQUE constraint failed: appointment.slot_id": return "the slot has a live appointment"
        case "UNIQUE constraint failed: appointment.replaces": return "the appointment has been rescheduled before"
        case "UNIQUE constraint failed: account.principal": return "this person has an account"
        default: return rule
        }
    }
}

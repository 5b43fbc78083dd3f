import ClinicModel
import Foundation

/// One transaction, in statements that SQLite and PostgreSQL both run.
struct SQLRecords: ClinicRecords {
    let db: any SQLConnection
    /// To the millisecond, as instants are kept: what has just been made is said as it is read later.
    let now: Date
    let systemNow: Date
    let names = NameCache()
    /// Who makes the changes where no principal does.
    static let administrator = AuditEntry.administrator

    init(db: any SQLConnection, clock: ClinicClock) {
        self.db = db
        now = Date(milliseconds: clock.now.milliseconds)
        systemNow = clock.systemNow
    }
}

import ClinicModel
import Foundation

/// One transaction, in statements that SQLite and PostgreSQL both run.
struct SQLRecords: ClinicRecords {
    let db: any SQLConnection
    let now: Date
    let systemNow: Date
    let names = NameCache()
    /// Who makes the changes where no principal does.
    static let administrator = AuditEntry.administrator

    init(db: any SQLConnection, clock: ClinicClock) {
        self.db = db
        now = clock.now
        systemNow = clock.systemNow
    }
}

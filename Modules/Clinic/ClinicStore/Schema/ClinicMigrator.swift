import GRDB

/// The versions of the database, oldest first. One that was published is never changed again.
///
/// PostgreSQL takes tables, columns, indexes and rules from what these come to. A version that changes what rows say needs
/// a statement there too.
enum ClinicMigrator {
    /// `CADU`: tells a clinic's file from any other database.
    static let applicationID: Int32 = 0x4341_4455

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            for part in [
                PeopleSchema.tables, PeopleSchema.search, CalendarSchema.tables, CalendarSchema.slotRules,
                AppointmentSchema.tables, AppointmentSchema.transitions, AppointmentSchema.slots,
                AppointmentSchema.overlaps, EncounterSchema.sql, AuditSchema.sql, AccountSchema.sql,
                ArchiveSchema.sql, ChangeSchema.sql,
            ] {
                try db.execute(sql: part)
            }
        }
        // Immediate: a row that refers to none is for verification to find, and keeps nobody from the clinic.
        migrator.registerMigration("2", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: AccountSchema.administration)
            try db.execute(sql: AuditSchema.systemTime)
            try OpenDaySchema.migrate(db)
            for part in [AgendaSchema.sql, PractitionerPatientSchema.sql, PermanenceSchema.sql] {
                try db.execute(sql: part)
            }
            try EncounterErrorSchema.migrate(db)
            try db.gatherStatistics()
        }
        migrator.registerMigration("3", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: PeopleSchema.birthDates)
        }
        migrator.registerMigration("4", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: CommunicationSchema.sql)
        }
        migrator.registerMigration("5", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: HealthSchema.sql)
            try db.execute(sql: HealthSchema.unreadTexts)
        }
        migrator.registerMigration("6", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: AccountSchema.sessionUse + DemographicsSchema.sql)
        }
        migrator.registerMigration("7", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: PrescriptionSchema.sql + VisitSchema.sql)
        }
        migrator.registerMigration("8", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: IntakeSchema.sql)
        }
        migrator.registerMigration("9", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: HealthSchema.unreadForms)
        }
        migrator.registerMigration("10", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: AccountSchema.keptAnswers)
        }
        migrator.registerMigration("11", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: OrderSchema.sql)
        }
        migrator.registerMigration("12", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: PeopleSchema.plainLetters)
            try db.execute(sql: AppointmentSchema.cancellationTexts + CommunicationSchema.drafts)
        }
        migrator.registerMigration("13", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: HealthSchema.unreadParts)
        }
        migrator.registerMigration("14", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: StatementSchema.sql + AccountSchema.sessionEnding + CalendarSchema.unclosedSlots)
            try db.execute(sql: HealthSchema.unreadTimes)
        }
        migrator.registerMigration("15", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: PeopleSchema.unreadNames + StatedTimeSchema.columns + StatedTimeSchema.unreadTimes)
        }
        migrator.registerMigration("16", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: VisitSchema.signatures)
        }
        migrator.registerMigration("17", foreignKeyChecks: .immediate) { db in
            try db.execute(sql: IntakeSchema.untilVisit)
        }
        return migrator
    }
}

import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// SQLite's plans for the queries of a day. Without statistics it takes every table to be large.
struct QueryPlanTests {
    private final class Statements {
        var texts: Set<String> = []
    }

    /// The tables that a plan may scan: they do not grow with the visits.
    private static let smallTables = ["schedule", "practitioner"]

    /// Parts of the queries that may sort: what belongs to one visit, the few matches of a search, visits of more than a
    /// day and requests that are not over, the free times of the schedules that are asked for, and schedules.
    private static let sorted = [
        "WHERE appointment_id = ?", "patient_search MATCH", "AS found", "own.ends - own.starts >", "own.ends IS NULL",
        "FROM slot", "FROM schedule",
    ]

    private func open() async throws -> DatabaseQueue {
        let raw = try await RawDatabase(adding: [
            .communication(
                Communication(
                    id: "m", patient: "ana", sender: "Patient/ana", recipient: "Practitioner/karl",
                    sent: ClinicFixture.monday, text: "Hello"))
        ])
        try await raw.run("DELETE FROM sqlite_stat1")
        return try RawDatabase.open(raw.clinic.path)
    }

    private func plan(of sql: String, _ db: Database) throws -> [String] {
        let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
        statement.setUncheckedArguments(StatementArguments())
        return try Row.fetchAll(statement).map { $0["detail"] }
    }

    private func check(_ sql: String, _ db: Database) throws {
        let plan = try plan(of: sql, db)
        let scans = plan.filter { line in
            line.hasPrefix("SCAN ") && !line.contains("VIRTUAL TABLE") && !line.hasPrefix("SCAN CONSTANT")
                && !line.hasPrefix("SCAN (") && !Self.smallTables.contains { line.hasPrefix("SCAN \($0)") }
        }
        #expect(scans.isEmpty, "\(sql)\n\(plan)")
        let mayBeSorted = Self.sorted.contains { sql.contains($0) }
        #expect(mayBeSorted || !plan.contains { $0.contains("TEMP B-TREE") }, "\(sql)\n\(plan)")
    }

    @Test func `no list, search or look for free times goes through a table or sorts what is many`() async throws {
        let queue = try await open()
        try await queue.writeWithoutTransaction { db in
            let statements = Statements()
            db.trace { event in
                if case .statement(let statement) = event { statements.texts.insert(statement.sql) }
            }
            let records = SQLRecords(db: db, clock: .fixed(ClinicFixture.monday))
            let week = DateInterval(start: ClinicFixture.monday, duration: 7 * 86400)
            let lists: [AppointmentList] = [
                .upcoming, .requested, .calledOff, .past, .during(week), .inState(.booked),
            ]
            for principal in [Principal.practitioner("karl"), .patient("ana")] {
                for list in lists {
                    _ = try records.appointments(of: principal, list, limit: 20)
                    _ = try records.appointmentCount(of: principal, list)
                }
                _ = try records.live(of: principal, overlapping: week)
                _ = try records.unanswered(of: principal, since: ClinicFixture.monday)
                _ = try records.unfinished(of: principal, since: week.start, before: week.end)
                _ = try records.unsigned(of: principal, since: ClinicFixture.monday)
                _ = try records.lastCommunications(of: principal)
                _ = try records.unansweredCount(of: principal)
                _ = try records.unreadCounts(of: principal)
                _ = try records.freeSlots(
                    SlotSearch(
                        practitioner: "karl", attendee: "ana", from: week.start, to: week.end, limit: 20,
                        seeker: principal))
            }
            _ = try records.patients(of: "karl", matching: [], limit: 20)
            _ = try records.patients(of: "karl", matching: ["a", "b"], limit: 20)
            _ = try records.patients(of: "karl", like: "fernandes ana".soughtWords, limit: 20)
            for number in 0..<fewMatches {
                try records.store(Patient(id: EntityID("p\(number)"), names: [HumanName(text: "Fernandez")]))
            }
            _ = try records.patients(of: "karl", like: "fernandes".soughtWords, limit: 20)
            _ = try records.isPatient("ana", of: "karl")
            _ = try records.practitioners(of: "ana")
            _ = try records.communications(in: Correspondence("ana", "karl"))
            _ = try records.encounters(of: Patient.ID("ana"))
            _ = try records.openRefills(of: "karl")
            _ = try records.openRefillCount(of: "karl")
            for type: any HealthEntity.Type in [
                Condition.self, AllergyIntolerance.self, Immunization.self, Procedure.self, MedicationRequest.self,
                DocumentReference.self, Observation.self, DiagnosticReport.self, ServiceRequest.self,
                MedicationStatement.self,
            ] {
                try readAll(type, records)
            }
            for search in [
                AuditSearch(patient: "ana", otherAgentThan: "Patient/ana", limit: 20),
                AuditSearch(agent: "Practitioner/karl", isAboutSomebody: true, limit: 20),
                AuditSearch(patient: "ana", entities: ["Appointment/1", "Appointment/2"], limit: .max),
                AuditSearch(patient: "ana", entities: ["MedicationRequest/1"], after: 1, limit: .max),
                AuditSearch(patient: "ana", entities: ["Appointment/1"], action: .create, limit: 1),
                AuditSearch(patient: "ana", agent: "Patient/ana", entities: ["MedicationRequest"], limit: 1),
            ] { _ = try records.auditEvents(search) }
            _ = try records.appointment("1")
            _ = try records.summary("1")
            _ = try records.keeper(of: Slot.ID("1"))
            _ = try records.replacement(of: "1")
            _ = try records.encounters(of: Appointment.ID("1"))
            _ = try records.responses(before: "1")
            _ = try records.heldSlots(by: .patient("ana"))
            _ = try records.slots(of: "karl-skin", overlapping: week)
            _ = try records.calendarSlots(of: "karl", in: week)
            _ = try records.slot("1")
            _ = try records.patient("ana")
            _ = try records.account(of: .patient("ana"))
            _ = try records.session(digest: "1")
            _ = try records.openDays(
                of: "karl-skin", from: CalendarDate(dayNumber: 0), through: CalendarDate(dayNumber: 9))
            db.trace(options: [])
            #expect(statements.texts.count > 20)
            // The search asks its own tables, too.
            for sql in statements.texts where !sql.hasPrefix("--") && !sql.contains("'main'.") {
                try check(sql, db)
            }
        }
    }

    private func readAll<Entry: HealthEntity>(_ type: Entry.Type, _ records: SQLRecords) throws {
        _ = try records.entries(type, of: "ana")
        _ = try records.entry(Entry.ID("1"))
        if let result = type as? any ResultEntity.Type { try readNews(result, records) }
    }

    private func readNews<Result: ResultEntity>(_ type: Result.Type, _ records: SQLRecords) throws {
        try records.forEachAwaiting(of: "karl") { (_: SaidResult<Result>) in }
        try records.forEachReleased(to: "ana", since: ClinicFixture.monday) { (_: SaidResult<Result>) in }
    }

    @Test func `no rule goes through a table`() async throws {
        let queue = try await open()
        try await queue.read { db in
            let rules = try String.fetchAll(
                db,
                sql: """
                    SELECT sql FROM sqlite_master WHERE type = 'trigger'
                    AND name IN ('participant_overlap', 'appointment_overlap')
                    """)
            #expect(rules.count == 2)
            for rule in rules {
                let body = try #require(rule.firstRange(of: "BEGIN").map { rule[$0.upperBound...].dropLast(3) })
                let question = body.replacing(/RAISE\(ABORT, '[^']*'\)/, with: "1")
                    .replacing(/(NEW|OLD)\.(\w+)/) { ":\($0.1)\($0.2)" }
                try check(String(question), db)
            }
        }
    }
}

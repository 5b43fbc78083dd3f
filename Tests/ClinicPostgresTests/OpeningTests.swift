import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation
import Synchronization
import TestSupport
import Testing

/// How a clinic's database is opened, and what is said where it cannot be.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct OpeningTests {
    private func empty() throws -> (cluster: PostgresCluster, name: String, address: PostgresAddress) {
        let cluster = try PostgresCluster.shared.get()
        let name = try cluster.makeDatabase()
        return (cluster, name, try PostgresAddress(cluster.address(of: name)))
    }

    @Test func `many programs that make one clinic at once make one`() async throws {
        let (_, _, address) = try empty()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    try await Task.detached { try PostgresClinic.open(address, create: true).close() }.value
                }
            }
            try await group.waitForAll()
        }
        #expect(try await PostgresClinic.open(address).verify().isSound)
    }

    @Test func `who has waited for its turn to make a clinic sees the one that was made meanwhile`() async throws {
        let (cluster, name, address) = try empty()
        let locks = """
            SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE locktype = 'advisory' AND datname = current_database()
            """
        let other = Task.detached {
            try cluster.sql(
                """
                SELECT pg_advisory_lock(x'43414400'::int);
                DO $$ BEGIN
                    WHILE NOT EXISTS (\(locks) AND NOT granted) LOOP PERFORM pg_sleep(0.01); END LOOP;
                END $$;
                CREATE SCHEMA clinic;
                CREATE TABLE clinic.schema_version AS SELECT 1000000 AS version
                """, in: name)
        }
        while try cluster.sql("SELECT EXISTS (\(locks))", in: name) == "f" {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(throws: StoreError.newerVersion(path: address.description)) {
            try PostgresClinic.open(address, create: true)
        }
        _ = try await other.value
    }

    @Test
    func `a database without a clinic, a database that is not there and a server that is not there are told apart`()
        throws
    {
        let (cluster, _, address) = try empty()
        #expect(throws: StoreError.missing(path: address.description)) { try PostgresClinic.open(address) }
        let absent = try PostgresAddress(cluster.address(of: "absent"))
        #expect(throws: StoreError.missing(path: absent.description)) { try PostgresClinic.open(absent) }
        let nowhere = try PostgresAddress("postgresql:///clinic?host=/nonexistent")
        #expect {
            try PostgresClinic.open(nowhere)
        } throws: { error in
            if case StoreError.unreachable = error { true } else { false }
        }
    }

    @Test func `an address with a password in it is refused, and the password is not said`() {
        for text in ["postgresql://me:secret@host/db", "postgresql://host/db?user=me&password=secret"] {
            #expect {
                try PostgresAddress(text)
            } throws: { error in
                "\(error)".contains("password can be read") && !"\(error)".contains("secret")
            }
        }
    }

    @Test func `a clinic of a newer version is refused, and one of an older is brought up to date`() async throws {
        let (cluster, name, address) = try empty()
        try PostgresClinic.open(address, create: true).close()
        try cluster.sql("UPDATE clinic.schema_version SET version = version + 1", in: name)
        #expect(throws: StoreError.newerVersion(path: address.description)) { try PostgresClinic.open(address) }
        try cluster.sql(
            """
            UPDATE clinic.schema_version SET version = 5;
            INSERT INTO clinic.patient (id, active, name, names, identifiers, telecom, deceased, search_text) VALUES
                ('bo', TRUE, 'Søren', '[]', '[]', '[]', FALSE, 'søren weiß'),
                ('iv', TRUE, 'Иванов', '[{"text":"Иванов","given":[],"prefix":[],"suffix":[]}]', '[]', '[]', FALSE,
                    'иванов');
            DROP TABLE clinic.questionnaireresponse;
            ALTER TABLE clinic.patient DROP COLUMN language;
            ALTER TABLE clinic.medicationrequest DROP COLUMN basis_id;
            ALTER TABLE clinic.encounter DROP COLUMN signed;
            DROP INDEX clinic.documentreference_by_encounter;
            DROP TRIGGER appointment_transition ON clinic.appointment;
            CREATE OR REPLACE FUNCTION clinic.slot_transition() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN RETURN NEW; END $$;
            CREATE FUNCTION clinic.questionnaireresponse_ends_with_check_in() RETURNS trigger LANGUAGE plpgsql
            AS $$ BEGIN RETURN NEW; END $$;
            CREATE TRIGGER questionnaireresponse_ends_with_check_in BEFORE UPDATE ON clinic.questionnaire
            FOR EACH ROW EXECUTE FUNCTION clinic.questionnaireresponse_ends_with_check_in()
            """, in: name)
        let clinic = try PostgresClinic.open(address)
        #expect(try await clinic.verify().faults == [])
        let index = "SELECT count(*) FROM pg_indexes WHERE indexname = 'documentreference_by_encounter'"
        #expect(try cluster.sql(index, in: name) == "1")
        let rule = "SELECT count(*) FROM pg_trigger WHERE tgname = 'questionnaireresponse_ends_with_check_in'"
        #expect(try cluster.sql(rule, in: name) == "0")
        #expect(try await clinic.gateways(for: .practitioner("karl")).overview.overview().unsigned == [])
        let words = "SELECT string_agg(word, ' ' ORDER BY word) FROM clinic.patient_word"
        #expect(try cluster.sql(words, in: name) == "soren weiss иванов")
        try clinic.catchUp { _, _, _ in nil }
        #expect(try cluster.sql(words, in: name) == "ivanov soren weiss иванов")
    }

    /// As version 12 left it, which had read of a dosage a part, and of a statement nothing.
    @Test func `what an older version has read in part is read again, and what was done since stays`() async throws {
        let (cluster, name, address) = try empty()
        try PostgresClinic.open(address, create: true).close()
        var stopped = HealthFixture.medicine
        stopped.status = .stopped
        let content = String(decoding: try JSONEncoder().encode(stopped), as: UTF8.self)
        try cluster.sql(
            """
            UPDATE clinic.schema_version SET version = 12;
            DROP TABLE clinic.unread_text;
            DROP TABLE clinic.medicationstatement CASCADE;
            ALTER TABLE clinic.session DROP COLUMN ending;
            INSERT INTO clinic.patient (id, active, name, names, identifiers, telecom, deceased, search_text)
            VALUES ('bo', TRUE, 'Bo', '[]', '[]', '[]', FALSE, 'bo');
            INSERT INTO clinic.resource (type, id, subject, json) VALUES
                ('MedicationRequest', 'metformin', 'bo', '{"dosageInstruction":[{"sequence":1}]}'),
                ('MedicationStatement', 'untaken', 'bo', '{}'), ('Condition', 'c', 'bo', '{}');
            INSERT INTO clinic.medicationrequest (id, patient_id, status, content)
            VALUES ('metformin', 'bo', 'stopped', '\(content)');
            """, in: name)
        var read = HealthFixture.medicine
        (read.dosages, read.doNotPerform) = ([Dosage(text: "Whole")], true)
        let reading = read
        let seen = Mutex<[String]>([])
        let statement = MedicationStatement(
            id: "untaken", status: .notTaken, medication: CodeableConcept(text: "Ibuprofen"), patient: "bo")
        let clinic = try PostgresClinic.open(address)
        for _ in 1...2 {
            try clinic.catchUp { type, id, _ in
                seen.withLock { $0.append("\(type)/\(id)") }
                return type == "MedicationRequest"
                    ? .health(.medicationRequest(reading)) : .health(.medicationStatement(statement))
            }
        }
        #expect(seen.withLock { $0 } == ["MedicationRequest/metformin", "MedicationStatement/untaken"])
        let kept: MedicationRequest? = try await clinic.read { try $0.entry("metformin") }
        #expect(kept?.status == .stopped && kept?.doNotPerform == true && kept?.dosages == reading.dosages)
        let untaken: MedicationStatement? = try await clinic.read { try $0.entry("untaken") }
        #expect(untaken == statement)
        let faults = try await clinic.verify().faults
        #expect(faults == [], "\(faults)")
        let events = try await clinic.auditEvents(limit: 9).map(\.detail)
        #expect(events == ["read 2 resources that an older version had kept as texts"])
    }

    @Test func `times that an older version has opened in spite of the plan close, and no others`() async throws {
        let (cluster, name, address) = try empty()
        let clinic = try PostgresClinic.open(
            address, create: true, clock: .fixed(ClinicFixture.monday), passwordCost: .least)
        try await clinic.add(ClinicFixture.entities)
        try await clinic.openPlannedSlots()
        let (ana, karl) = (clinic.gateways(for: .patient("ana")), clinic.gateways(for: .practitioner("karl")))
        func slot(_ time: String) throws -> Slot.ID {
            try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-\(time):00Z")
        }
        let (lost, kept) = try (slot("25T08:00"), slot("24T10:00"))
        for id in [lost, kept] { _ = try await ana.appointments.book(Booking(slot: id)) }
        let schedule = try #require(try await karl.availability.availability().first).schedule
        var plan = schedule.plan
        plan.closedDates = [try #require(CalendarDate("2026-11-25"))]
        var change = AvailabilityChange(of: schedule)
        change.plan = plan
        try await karl.availability.carryOut(change)
        for visit in try await ana.appointments.appointments(.upcoming, access: .refresh) {
            _ = try await ana.appointments.cancel(visit.id, reason: .patient, text: nil)
        }
        try cluster.sql(
            """
            UPDATE clinic.slot SET status = 'free' WHERE id = '\(lost)';
            UPDATE clinic.schema_version SET version = 13
            """, in: name)
        let free = "SELECT count(*) FROM clinic.slot WHERE status = 'free'"
        let before = try #require(Int(try cluster.sql(free, in: name)))
        let again = try PostgresClinic.open(address, clock: clinic.clock, passwordCost: .least)
        try again.catchUp { _, _, _ in nil }
        #expect(Int(try cluster.sql(free, in: name)) == before - 1)
        #expect(try await karl.slots.slot(lost).slot.status == .busyUnavailable)
        #expect(try await karl.slots.slot(kept).slot.status == .free)
    }

    @Test func `a rule that is missing, changed or put aside is found`() async throws {
        let (cluster, name, address) = try empty()
        let clinic = try PostgresClinic.open(address, create: true)
        try cluster.sql(
            """
            ALTER TABLE clinic.appointment DISABLE TRIGGER appointment_transition;
            DROP TRIGGER slot_transition ON clinic.slot;
            ALTER TABLE clinic.participant DROP CONSTRAINT participant_is_in_one_place;
            CREATE TABLE clinic.notes (text text)
            """, in: name)
        let verification = try await clinic.verify()
        for fault in [
            "the trigger appointment_transition of appointment is not what it should be",
            "the trigger slot_transition of slot is missing",
            "the constraint participant_is_in_one_place of participant is missing",
        ] {
            #expect(verification.faults.contains(fault), "\(verification.faults)")
        }
        #expect(verification.notes == ["The column notes.text is not the clinic’s."])
    }

    @Test func `a row of the audit trail that is changed, removed or slipped in is found`() async throws {
        for (tampering, reason) in [
            ("UPDATE clinic.audit SET detail = 'nothing' WHERE sequence = 1", "Row 1 was changed."),
            (
                "DELETE FROM clinic.audit_link WHERE position = 2; DELETE FROM clinic.audit WHERE sequence = 2",
                "Row 2 is missing."
            ),
            ("DELETE FROM clinic.audit_link WHERE position = 3", "Rows after 2 are missing."),
            (
                "INSERT INTO clinic.audit (recorded, agent, action, entity, outcome, detail) "
                    + "VALUES (0, 'x', 'R', 'x', '0', 'x')", "Of the rows 1 have no link, the first of them number 4."
            ),
        ] {
            let (cluster, name, address) = try empty()
            let clinic = try PostgresClinic.open(address, create: true, clock: .fixed(ClinicFixture.monday))
            for detail in ["one", "two", "three"] {
                try await clinic.write { records in
                    try records.append(AuditEntry(agent: "administrator", action: .read, entity: "x", detail: detail))
                }
            }
            #expect(try await clinic.verifyAudit().count == 3)
            try cluster.sql(
                """
                SET session_replication_role = replica;
                \(tampering)
                """, in: name)
            let found = try await clinic.verifyAudit()
            #expect(found.reason == reason)
            #expect(found.firstBroken != nil)
        }
    }

    @Test func `changes of records wake those who listen elsewhere, and the audit trail does not`() async throws {
        let here = try await makePostgresClinic()
        let there = try PostgresClinic.open(PostgresAddress(here.path), clock: here.clock, passwordCost: .least)
        let count = Mutex(0)
        let listening = Task { for await _ in there.changes() { count.withLock { $0 += 1 } } }
        // The listener is there when it has heard of something.
        var minute = 0
        while count.withLock({ $0 }) == 0 {
            minute += 1
            let until = ClinicFixture.monday + TimeInterval(minute * 60)
            try await here.write { records in
                guard let slot = try records.heldSlots(by: .patient("ana")).first else {
                    let free = try records.freeSlots(
                        SlotSearch(from: records.now, limit: 1, seeker: .patient("ana")))
                    return try records.hold(free[0].id, by: .patient("ana"), until: until)
                }
                try records.hold(slot, by: .patient("ana"), until: until)
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        // What is under way arrives, and the counter is looked at.
        try await Task.sleep(for: .seconds(5))
        let heard = count.withLock { $0 }
        try await here.write { records in
            try records.append(AuditEntry(agent: "administrator", action: .read, entity: "x", detail: "x"))
        }
        try await Task.sleep(for: .seconds(5))
        #expect(count.withLock { $0 } == heard)
        listening.cancel()
    }
}

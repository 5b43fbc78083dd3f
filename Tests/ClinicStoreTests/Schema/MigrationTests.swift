import ClinicModel
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import ClinicStore

/// Databases that an older version has made.
struct MigrationTests {
    /// A clinic as version 1 left it, changed by `sql`; Karl has a schedule whose days are open through one.
    private func makeVersion1(_ sql: String = "") throws -> String {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "1")
        let plan = try ClinicFixture.immediate.plan.columnText()
        try queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO practitioner VALUES ('karl', 1, 'Dr Karl Weber', '[]', '[]', '[]', NULL);
                    INSERT INTO patient (
                        id, active, name, names, identifiers, telecom, deceased, search_text)
                    VALUES ('ana', 1, 'Ana', '[]', '[]', '[]', 0, 'ana');
                    """)
            try db.execute(
                sql: """
                    INSERT INTO schedule VALUES (
                        'karl-skin', 1, '[]', 'karl', NULL, 'Europe/Berlin', 0, 0, 0, 1209600, ?, NULL, '2036-02-05')
                    """, arguments: [plan])
            try db.execute(sql: sql)
        }
        try queue.close()
        return path
    }

    private func open(_ path: String) throws -> ClinicDatabase {
        try ClinicDatabase.open(path: path, clock: .fixed(ClinicFixture.monday), passwordCost: .least)
    }

    /// A free slot of Karl's, as its plan makes it.
    private static func slot(_ id: String, at text: String) throws -> String {
        let start = try Date(text).milliseconds
        return """
            INSERT INTO slot (id, identifiers, schedule_id, status, starts, ends, overbooked)
            VALUES ('\(id)', '[]', 'karl-skin', 'free', \(start), \(start + 1_800_000), 0);
            """
    }

    @Test func `visits of the first version come along`() async throws {
        let path = try makeVersion1(
            Self.slot("karl-skin-20261124T0700Z", at: "2026-11-24T07:00:00Z")
                + RawDatabase.insert("one", status: "entered-in-error") + RawDatabase.insert("two", minute: 60)
                + RawDatabase.insert("long", minute: -3000, length: 3000)
                    + """
                    INSERT INTO participant VALUES
                        ('one', 'Practitioner/karl', 0, 'accepted'), ('one', 'Patient/ana', 1, 'accepted'),
                        ('two', 'Practitioner/karl', 0, 'accepted'), ('two', 'Patient/ana', 1, 'accepted'),
                        ('long', 'Practitioner/karl', 0, 'accepted');
                    INSERT INTO encounter (id, identifiers, status, class, types, patient_id, appointment_id)
                    VALUES ('e', '[]', 'in-progress', '{}', '[]', 'ana', 'one');
                    """)
        let clinic = try open(path)
        let karl = clinic.gateways(for: .practitioner("karl"))
        #expect(try await karl.people.patients(matching: "an", limit: 5).map(\.id) == ["ana"])
        let upcoming = try await karl.appointments.appointments(.upcoming, access: .refresh)
        #expect(upcoming.map(\.id) == ["long", "two"])
        #expect(try await clinic.auditEvents(limit: 100).contains { $0.detail == "in-progress → entered-in-error" })
        let verification = try await clinic.verify()
        #expect(verification.isSound, "\(verification)")
    }

    @Test func `patients of the first version are found by their birth dates`() async throws {
        let path = try makeVersion1(
            """
            UPDATE patient SET birth_date = '1984-02-29' WHERE id = 'ana';
            INSERT INTO general_practitioner VALUES ('ana', 'karl');
            """)
        let clinic = try open(path)
        let people = clinic.gateways(for: .practitioner("karl")).people
        for text in ["1984", "1984-02-29", "ana 02"] {
            #expect(try await people.patients(matching: text, limit: 5).map(\.id) == ["ana"], "\(text)")
        }
        let verification = try await clinic.verify()
        #expect(verification.isSound, "\(verification)")
    }

    @Test func `addresses and languages of imported patients come along`() async throws {
        let resource = #"""
            {"resourceType":"Patient","id":"ana","address":[{"use":"home","line":["Lane 1",null],"city":"Berlin"}],\#
            "communication":[{"language":{"coding":[{"code":"de"}]}},\#
            {"language":{"coding":[{"code":"es"}]},"preferred":true}]}
            """#
        let path = try makeVersion1(
            """
            INSERT INTO resource (type, id, subject, json) VALUES ('Patient', 'ana', 'ana', '\(resource)');
            INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
            VALUES ('bo', 1, 'Bo', '[]', '[]', '[]', 0, 'bo');
            """)
        let clinic = try open(path)
        for (id, city, language) in [("ana", "Berlin", "es"), ("bo", nil, nil)] {
            let profile = try await clinic.gateways(for: .patient(.init(id))).accounts.profile()
            guard case .patient(let patient) = profile.person else { return }
            #expect(patient.currentAddress?.city == city && patient.language == language)
            #expect(patient.currentAddress?.line ?? [] == (id == "ana" ? ["Lane 1"] : []))
        }
        #expect(try await clinic.verify().isSound)
    }

    @Test func `who was kept with letters that no accent makes is found without them`() async throws {
        let path = try makeVersion1(
            """
            INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
            VALUES ('bo', 1, 'Søren Weiß', '[{"text":"Søren Weiß","given":[],"prefix":[],"suffix":[]}]', '[]', '[]', 0, 'søren weiß');
            INSERT INTO general_practitioner VALUES ('bo', 'karl');
            """)
        let clinic = try open(path)
        let karl = clinic.gateways(for: .practitioner("karl"))
        for text in ["soren", "weiss", "Søren Weiß"] {
            #expect(try await karl.people.patients(matching: text, limit: 10).map(\.id) == ["bo"], "\(text)")
        }
        #expect(try await clinic.verify().isSound)
    }

    @Test func `who was kept in another script is found by Latin letters once an older clinic was looked at`()
        async throws
    {
        let path = try makeVersion1(
            """
            INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
            VALUES ('bo', 1, 'Иванов', '[{"text":"Иванов","given":[],"prefix":[],"suffix":[]}]', '[]', '[]', 0, 'иванов');
            INSERT INTO general_practitioner VALUES ('bo', 'karl');
            """)
        let clinic = try open(path)
        let karl = clinic.gateways(for: .practitioner("karl"))
        #expect(try await karl.people.patients(matching: "ivanov", limit: 10).isEmpty)
        for _ in 1...2 { try clinic.catchUp { _, _, _ in nil } }
        for text in ["ivanov", "иванов"] {
            #expect(try await karl.people.patients(matching: text, limit: 10).map(\.id) == ["bo"], "\(text)")
        }
        #expect(try await clinic.verify().isSound)
    }

    @Test func `a clinic that a clock ahead has closed opens again`() async throws {
        let path = try makeVersion1(
            Self.slot("karl-skin-20261125T0700Z", at: "2026-11-25T07:00:00Z")
                + Self.slot("imported", at: "2026-11-26T07:00:00Z"))
        let clinic = try open(path)
        let found = try await clinic.gateways(for: .patient("ana")).slots.freeSlots(SlotQuery(limit: 1000))
        func count(_ day: String) -> Int { found.count { $0.slot.start.formatted(.iso8601).hasPrefix(day) } }
        #expect(count("2026-11-24") == 8)
        // What the plan made on that day before is all that there is; what was imported says nothing of the plan.
        #expect(count("2026-11-25") == 1)
        #expect(count("2026-11-26") == 8)
        #expect(try await clinic.verify().isSound)
    }

    /// As version 13 and those before it left it, that freed a time with its visit whatever the plan said.
    @Test func `times that an older version has opened in spite of the plan close, and no others`() async throws {
        let clinic = try await makeClinic()
        let (ana, karl) = (clinic.gateways(for: .patient("ana")), clinic.gateways(for: .practitioner("karl")))
        func slot(_ time: String) throws -> Slot.ID {
            try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-\(time):00Z")
        }
        let lost = try [slot("24T08:00"), slot("25T08:00"), slot("26T08:00")]
        let kept = try slot("24T10:00")
        for id in lost + [kept] {
            _ = try await ana.appointments.book(Booking(slot: id))
        }
        let schedule = try #require(try await karl.availability.availability().first)
        var plan = schedule.schedule.plan
        plan.blocks = [.init(period: DateInterval(start: try Date("2026-11-24T08:00:00Z"), duration: 3600))]
        plan.closedDates = [try #require(CalendarDate("2026-11-25"))]
        plan.datedHours = [
            .init(date: try #require(CalendarDate("2026-11-26")), opens: WallTime(10), closes: WallTime(12))
        ]
        var change = AvailabilityChange(of: schedule.schedule)
        change.plan = plan
        try await karl.availability.carryOut(change)
        for visit in try await ana.appointments.appointments(.upcoming, access: .refresh) {
            _ = try await ana.appointments.cancel(visit.id, reason: .patient, text: nil)
        }
        let queue = try RawDatabase.open(clinic.path)
        let names = lost.map { "'\($0)'" }.joined(separator: ", ")
        // One within the block that no visit had is somebody's own doing.
        let untouched = try slot("24T08:30")
        try await queue.write { db in
            try db.execute(
                sql: """
                    UPDATE slot SET status = 'free' WHERE id IN (\(names), '\(untouched)');
                    INSERT INTO setting (name, value) VALUES ('freed_slots', 'unchecked');
                    """)
        }
        func rows() async throws -> [String: String] {
            try await queue.read { db in
                Dictionary(
                    uniqueKeysWithValues: try Row.fetchAll(db, sql: "SELECT id, status FROM slot").map {
                        ($0["id"], $0["status"])
                    })
            }
        }
        let before = try await rows()
        for _ in 1...2 { try clinic.catchUp { _, _, _ in nil } }
        let changed = try await rows().filter { before[$0.key] != $0.value }
        #expect(changed == Dictionary(uniqueKeysWithValues: lost.map { ($0.rawValue, "busy-unavailable") }))
        #expect(before[kept.rawValue] == "free" && before[untouched.rawValue] == "free")
        let details = try await clinic.auditEvents(limit: 1000).map(\.detail)
        #expect(details.count { $0 == "closed 3 times that an older version had opened again" } == 1)
        #expect(try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM setting") } == 0)
        #expect(try await clinic.verify().isSound)
    }

    @Test func `a migration has the times of a clinic looked at that has any`() async throws {
        func isMarked(_ sql: String) async throws -> Bool {
            let path = try makeFolder() + "/clinic.sqlite"
            let queue = try DatabaseQueue(path: path)
            try ClinicMigrator.migrator.migrate(queue, upTo: "13")
            try await queue.write { try $0.execute(sql: sql) }
            try ClinicMigrator.migrator.migrate(queue)
            return try await queue.read { try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM setting)") } ?? false
        }
        #expect(try await !isMarked(""))
        #expect(
            try await isMarked(
                """
                INSERT INTO slot (id, identifiers, schedule_id, status, starts, ends, overbooked)
                VALUES ('s', '[]', 'h', 'free', 0, 1, 0)
                """))
    }

    @Test func `times that were read as instants are read again, and what was said here since stays`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "13")
        let problems = [
            (id: "asthma", text: #"{"onsetDateTime":"1999"}"#, status: "active"),
            (id: "cold", text: #"{"onsetDateTime":"2020-01-05T10:00:00Z"}"#, status: "active"),
            (id: "over", text: #"{"abatementDateTime":"2001-05"}"#, status: "resolved"),
            (id: "polio", text: #"{"onsetAge":{"value":4}}"#, status: "active"),
        ]
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
                    VALUES ('bo', 1, 'Bo', '[]', '[]', '[]', 0, 'bo');
                    """)
            for problem in problems {
                try db.execute(
                    sql: "INSERT INTO resource (type, id, subject, json) VALUES ('Condition', ?, 'bo', ?)",
                    arguments: [problem.id, problem.text])
                let content = """
                    {"id":"\(problem.id)","identifiers":[],"patient":"bo","clinicalStatus":"\(problem.status)",\
                    "onset":-63158400,"abatement":12}
                    """
                try db.execute(
                    sql: "INSERT INTO condition (id, patient_id, status, content) VALUES (?, 'bo', ?, ?)",
                    arguments: [problem.id, problem.status, content])
            }
        }
        try queue.close()
        let clinic = try open(path)
        let (onset, abatement) = (try #require(PartialDate("1999")), try #require(PartialDate("2001-05")))
        let seen = Mutex<[String]>([])
        try clinic.catchUp { _, id, _ in
            seen.withLock { $0.append(id) }
            return .health(
                .condition(
                    Condition(
                        id: .init(id), verificationStatus: nil, code: nil, patient: "bo",
                        onset: .dateTime(.date(onset)), abatement: .dateTime(.date(abatement)))))
        }
        #expect(seen.withLock { $0 } == ["asthma", "over", "polio"])
        for (id, isRead, isEndedHere) in [("asthma", true, false), ("cold", false, true), ("over", true, true)] {
            let problem: Condition? = try await clinic.read { try $0.entry(.init(id)) }
            #expect((problem?.onset == .dateTime(.date(onset))) == isRead, "\(id)")
            let ended = Date(timeIntervalSinceReferenceDate: 12)
            #expect(problem?.abatement == (isEndedHere ? .instant(ended) : .dateTime(.date(abatement))), "\(id)")
        }
    }

    @Test func `beginnings of visits that were read as instants are read again`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "14")
        let start = try Date("2015-06-01T00:00:00Z").milliseconds
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
                    VALUES ('bo', 1, 'Bo', '[]', '[]', '[]', 0, 'bo');
                    INSERT INTO resource (type, id, subject, json) VALUES
                        ('Encounter', 'old', 'bo', '{"period":{"start":"2015-06"}}'),
                        ('Encounter', 'new', 'bo', '{"period":{"start":"2015-06-01T00:00:00Z"}}');
                    INSERT INTO encounter (id, identifiers, status, class, types, patient_id, starts) VALUES
                        ('old', '[]', 'finished', '{}', '[]', 'bo', \(start)),
                        ('new', '[]', 'finished', '{}', '[]', 'bo', \(start));
                    """)
        }
        try queue.close()
        let clinic = try open(path)
        let june = try #require(PartialDate("2015-06"))
        try clinic.catchUp { _, id, _ in
            .encounter(
                Encounter(
                    id: .init(id), status: .finished, encounterClass: .ambulatory, patient: "bo",
                    start: june.beginning, statedStart: june))
        }
        let visits = try await clinic.read { try $0.encounters(of: Patient.ID("bo")) }
        #expect(visits.first { $0.id == "old" }?.began == .date(june))
        #expect(visits.first { $0.id == "new" }?.began == .instant(june.beginning))
    }

    @Test func `of visits that an older version has finished those without a note wait for one`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "15")
        var sql = """
            INSERT INTO practitioner (id, active, name, names, identifiers, telecom)
            VALUES ('karl', 1, 'Dr Karl Weber', '[]', '[]', '[]');
            INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
            VALUES ('ana', 1, 'Ana', '[]', '[]', '[]', 0, 'ana');
            """
        for (number, id) in ["noted", "bare"].enumerated() {
            sql +=
                RawDatabase.insert(id, status: "fulfilled", minute: 60 * number)
                + RawDatabase.participant(id, "Practitioner/karl") + RawDatabase.participant(id, "Patient/ana") + """
                    INSERT INTO encounter (id, identifiers, status, class, types, patient_id, appointment_id)
                    VALUES ('e-\(id)', '[]', 'finished', '{}', '[]', 'ana', '\(id)');
                    INSERT INTO encounter_practitioner VALUES ('e-\(id)', 'karl', 0);
                    """
        }
        sql += """
            INSERT INTO documentreference (id, patient_id, encounter_id, status, content)
            VALUES ('note', 'ana', 'e-noted', 'current', '{"docStatus":"final"}');
            """
        try await queue.write { [sql] in try $0.execute(sql: sql) }
        try queue.close()
        let clinic = try open(path)
        let karl = clinic.gateways(for: .practitioner("karl"))
        #expect(try await karl.overview.overview().unsigned?.map(\.id) == ["bare"])
    }

    @Test func `prescriptions of the version before come along, and are refilled`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "6")
        // As that version has written it: without what it did not know.
        let content = """
            {"authored":785500000,"categories":[],"dosages":[{"asNeeded":false,"text":"One tablet"}],"id":"metformin",\
            "identifiers":[],"intent":"order","medication":{"codings":[],"text":"Metformin"},"patient":"ana",\
            "reasons":[],"requester":"Practitioner/karl","status":"active"}
            """
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO patient (id, active, name, names, identifiers, telecom, deceased, search_text)
                    VALUES ('ana', 1, 'Ana', '[]', '[]', '[]', 0, 'ana');
                    """)
            try db.execute(
                sql: "INSERT INTO medicationrequest (id, patient_id, status, content) VALUES (?, 'ana', 'active', ?)",
                arguments: ["metformin", content])
        }
        try queue.close()
        let clinic = try open(path)
        let ana = clinic.gateways(for: .patient("ana")).prescriptions
        #expect(try await ana.prescriptions(of: "ana", access: .refresh).active.map(\.title) == ["Metformin"])
        _ = try await ana.askForRefill(of: "metformin", note: nil)
        #expect(try await ana.openRefills(access: .refresh).map(\.title) == ["Metformin"])
        #expect(try await clinic.verify().isSound)
    }
}

import ClinicModel
import ClinicProgram
import ClinicStore
import Foundation
import PlainText
import TestSupport
import Testing

@testable import ClinicFHIR

struct StoredRoundTripTests {
    @Test func `what people did in the apps goes out and comes in again`() async throws {
        let text = try await export(busyClinic())
        for code in ["cancelled", "fulfilled", "pending", "noshow", "finished", "pat-fb", "overbooking-reason"] {
            #expect(text.contains(code))
        }
        #expect(try await exportOfCopy(text, clock: .fixed(ClinicFixture.monday + 86400)) == text)
    }

    @Test(.enabled(if: Validators.canCheckResources, Validators.missing))
    func `an independent validator accepts what people did`() async throws {
        #expect(try findings(in: try await export(busyClinic())) == "")
        #expect(try findings(in: try await export(busyClinic(), kind: .transaction)) == "")
    }

    @Test func `a health record goes out with its release and comes in again`() async throws {
        let database = try await recordedClinic()
        let text = try await export(database)
        #expect(text.contains(#""value":6.30"#) && text.contains("StructureDefinition/released"))
        #expect(try await exportOfCopy(text, clock: .fixed(ClinicFixture.monday)) == text)
        if Validators.canCheckResources { #expect(try findings(in: text) == "") }
        let copy = try ClinicDatabase.open(
            path: makeFolder() + "/copy.sqlite", create: true, clock: .fixed(ClinicFixture.monday))
        _ = try await BundleImporter(archive: copy.archive).run(["export": text])
        let (own, copied) = try await (record(of: database), record(of: copy))
        #expect(own.series == copied.series && own.documents == copied.documents)
        #expect(own.series.last?.results.map(\.id) == ["seen", "waiting"])
    }

    private func record(of database: ClinicDatabase) async throws -> PatientRecord {
        try await database.gateways(for: .patient("bo")).records.record(of: "bo", access: .refresh)
    }

    /// The small clinic with Bo's record, of which Dr Okafor has just released a result.
    private func recordedClinic() async throws -> ClinicDatabase {
        let database = try await makeClinic()
        _ = try await database.archive.transaction { transaction in
            for entity in HealthFixture.entities { _ = try transaction.put(ImportedResource(making: entity)) }
        }
        try await database.gateways(for: .practitioner("ines")).records.release([.observation("waiting")], of: "bo")
        return database
    }

    @Test func `a message to several in several parts comes in for each and goes out as it came`() async throws {
        let database = try await makeClinic()
        let message = #"""
            {"resourceType":"Communication","id":"m","status":"completed","recipient":[{"reference":"Patient/bo"},{\#
            "reference":"Patient/ana"}],"sender":{"reference":"Practitioner/ines"},"payload":[{"contentString":"One"},\#
            {"contentAttachment":{"title":"two.png"}}]}
            """#
        let importer = BundleImporter(archive: database.archive)
        #expect(try await importer.run(["m": message]).tally == [1, 0, 0])
        func texts(_ patient: Patient.ID) async throws -> [String] {
            try await database.gateways(for: .patient(patient)).messages.conversation("ines", access: .refresh)
                .messages.map(\.text)
        }
        for patient: Patient.ID in ["bo", "ana"] {
            #expect(try await texts(patient) == ["One\n\nAttachment: two.png"])
        }
        let text = try await export(database)
        #expect(text.contains(message.dropFirst().dropLast()))
        #expect(text.split(separator: "two.png").count == 2)
        #expect(try await importer.run(["m": message]).tally == [0, 0, 1])
        let toBo = message.replacing(#",{"reference":"Patient/ana"}"#, with: "")
        #expect(try await importer.run(["m": toBo]).tally == [0, 1, 0])
        #expect(try await texts("bo").count == 1)
        await #expect(throws: ClinicError.self) { try await texts("ana") }
        #expect(try await importer.run(["m": message]).tally == [0, 1, 0])
        #expect(try await texts("ana").count == 1)
    }

    @Test func `a message of which an older version has read one part is read whole when it comes again`() async throws
    {
        let database = try await makeClinic()
        let message = #"""
            {"resourceType":"Communication","id":"m","status":"completed","recipient":[{"reference":"Patient/bo"}],\#
            "sender":{"reference":"Practitioner/ines"},"payload":[{"contentString":"One"},{"contentString":"Two"}]}
            """#
        let importer = BundleImporter(archive: database.archive)
        _ = try await importer.run(["m": message])
        let bo = database.gateways(for: .patient("bo")).messages
        let read = try await bo.conversation("ines", access: .refresh).messages
        try await bo.markRead(read.map(\.id))
        try await database.write { records in
            var older = try #require(try records.communication("m"))
            older.text = "One"
            try records.store(older)
        }
        #expect(try await export(database).contains(#"{"contentString":"One"},{"contentString":"Two"}"#))
        #expect(try await importer.run(["m": message]).tally == [0, 1, 0])
        let now = try await bo.conversation("ines", access: .refresh).messages
        #expect(now.map(\.text) == ["One\n\nTwo"] && now.allSatisfy(\.isRead))
        #expect(try await importer.run(["m": message]).tally == [0, 0, 1])
    }

    @Test func `a schedule without a zone goes by the clinic's clocks`() async throws {
        let database = try await makeClinic()
        let schedule = #"{"resourceType":"Schedule","id":"s","actor":[{"reference":"Practitioner/karl"}]}"#
        let importer = BundleImporter(archive: database.archive)
        _ = try await importer.run(["s": schedule])
        let stored = try await database.archive.transaction { try $0.resource(type: "Schedule", id: "s") }
        guard case .schedule(let known)? = stored?.entity else {
            Issue.record("there is no schedule")
            return
        }
        #expect(known.zone == ClinicFixture.zone)
        #expect(try await export(database).contains(schedule.dropFirst().dropLast()))
        #expect(try await importer.run(["s": schedule]).tally == [0, 0, 1])
        let paused = schedule.replacing(#""id":"s","#, with: #""id":"s","active":false,"#)
        #expect(try await importer.run(["s": paused]).tally == [0, 1, 0])
        let after = try await database.read { try $0.schedule("s") }
        #expect(after?.zone == ClinicFixture.zone && after?.active == false)
    }

    @Test func `schedules with zones go in before those without one, wherever they stand`() async throws {
        let database = try ClinicDatabase.open(
            path: makeFolder() + "/new.sqlite", create: true, clock: .fixed(ClinicFixture.monday))
        let actor = #""actor":[{"reference":"Practitioner/p"}]"#
        let zone = #"[{"url":"\#(ClinicExtension.timeZone)","valueCode":"America/New_York"}]"#
        let text = bundle(
            "transaction", post(#"{"resourceType":"Schedule","id":"a",\#(actor)}"#),
            post(#"{"resourceType":"Schedule","id":"b","extension":\#(zone),\#(actor)}"#),
            post(#"{"resourceType":"Practitioner","id":"p","name":[{"family":"P"}]}"#))
        #expect(try await BundleImporter(archive: database.archive).run(["b": text]).refusals.isEmpty)
        #expect(try await database.read { try $0.schedule("a")?.zone } == Zone("America/New_York"))
    }

    @Test func `a visit that a file cancels gives no time back that the plan has lost`() async throws {
        let database = try await makeClinic()
        let ana = database.gateways(for: .patient("ana"))
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let visit = try await ana.appointments.book(Booking(slot: slot))
        let karl = database.gateways(for: .practitioner("karl"))
        var change = AvailabilityChange(of: try #require(try await karl.availability.availability().first).schedule)
        change.plan.closedDates.insert(CalendarDate(year: 2026, month: 11, day: 24))
        try await karl.availability.carryOut(change)
        let cancelled = #"""
            {"resourceType":"Appointment","id":"\#(visit.id)","status":"cancelled","start":"2026-11-24T08:00:00Z",\#
            "end":"2026-11-24T08:30:00Z","participant":[{"actor":{"reference":"Patient/ana"},"status":"accepted"},{\#
            "actor":{"reference":"Practitioner/karl"},"status":"accepted"}]}
            """#
        #expect(try await BundleImporter(archive: database.archive).run(["c": cancelled]).refusals.isEmpty)
        #expect(try await ana.appointments.appointment(visit.id, access: .refresh).appointment.status == .cancelled)
        #expect(try await karl.slots.slot(slot).slot.status == .busyUnavailable)
    }

    @Test func `a patient's export has the patient's own and nobody else's`() async throws {
        let database = try await busyClinic()
        let text = try await export(database, patient: ClinicFixture.ana.id)
        #expect(text.contains("Patient/ana"))
        #expect(text.contains("Practitioner/ines"))
        #expect(!text.contains("Patient/bo"))
        let events = try await database.gateways(for: .patient(ClinicFixture.ana.id)).audit.events(limit: 1)
        #expect(events.first?.detail == "exported")
    }

    @Test func `an import that breaks a rule of the clinic leaves nothing behind`() async throws {
        let database = try await makeClinic()
        let before = try await export(database)
        let visits = ["1", "2"].map { id in
            #"""
            {"resourceType":"Appointment","id":"visit\#(id)","status":"booked","start":"2030-01-07T09:00:00Z",\#
            "end":"2030-01-07T09:20:00Z","participant":[{"actor":{"reference":"Patient/ana"},"status":"accepted"}]}
            """#
        }
        let text = bundle("transaction", post(visits[0]), post(visits[1]))
        let report = try await BundleImporter(archive: database.archive).run(["visits": text])
        #expect(report.refusal?.hasPrefix("visits: entry[1]: Appointment/visit2: ") == true)
        #expect(report.refusal?.contains("has another visit at this time") == true)
        #expect(try await export(database) == before)
    }

    @Test func `a later export brings a copy up to date, whoever gives up a time and whoever takes it`() async throws {
        let clock = TestClock(ClinicFixture.monday)
        let database = try await makeClinic(clock: clock.clock)
        let (ana, bo) = (ClinicFixture.ana.id, ClinicFixture.bo.id)
        let patients = [ana, bo].map { database.gateways(for: .patient($0)) }
        let slots = try await patients[0].slots.freeSlots(SlotQuery(practitioner: ClinicFixture.karl.id))
        let visits = [
            try await patients[0].appointments.book(Booking(slot: slots[0].id)),
            try await patients[0].appointments.book(Booking(slot: slots[2].id)),
        ]
        let copy = try ClinicDatabase.open(path: makeFolder() + "/copy.sqlite", create: true, clock: clock.clock)
        let importer = BundleImporter(archive: copy.archive)
        _ = try await importer.run(["before": try await export(database)])

        for visit in visits { _ = try await patients[0].appointments.cancel(visit.id, reason: .patient) }
        _ = try await patients[1].appointments.book(Booking(slot: slots[0].id))
        let after = try await export(database)
        let report = try await importer.run(["after": after])
        #expect(report.refusals == [])
        #expect(try await copy.verify().isSound)
        let statuses = try JSONParser.parse(try await export(copy))["entry"]?.array?
            .compactMap { $0["resource"] }.filter {
                $0["resourceType"] == "Appointment" || $0["resourceType"] == "Slot"
            }
            .map { [$0["id"], $0["status"]] }
        let wanted = try JSONParser.parse(after)["entry"]?.array?
            .compactMap { $0["resource"] }.filter {
                $0["resourceType"] == "Appointment" || $0["resourceType"] == "Slot"
            }
            .map { [$0["id"], $0["status"]] }
        #expect(statuses == wanted)
    }

    @Test func `names with escape sequences are kept as they came`() async throws {
        let database = try await makeClinic()
        let patient = #"{"resourceType":"Patient","id":"x","name":[{"family":"\u001b[31mRed\u0007\u009b2J"}]}"#
        let report = try await BundleImporter(archive: database.archive).run(["x": patient])
        #expect(report.tally == [1, 0, 0])
        let text = try await export(database, patient: "x")
        #expect(text.contains(#""family":"\u001b[31mRed\u0007\u009b2J""#))
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test func `the samples go in and out without a change`() async throws {
        let sources = try (Samples.files(.whole, .conditional) + Samples.standardExamples()).map { file in
            BundleImporter.Source(name: file.lastPathComponent, bytes: try Data(contentsOf: file))
        }
        let database = try ClinicDatabase.open(path: makeFolder() + "/samples.sqlite", create: true)
        let importer = BundleImporter(archive: database.archive)
        let report = await importer.run(sources)
        // Three of the standard's examples ask for what is not done.
        #expect(report.refusals.count == (Samples.hasStandardExamples ? 3 : 0))
        #expect(report.counts[.created] > 20)
        let text = try await export(database)
        #expect(await importer.run(sources).tally.dropLast().allSatisfy { $0 == 0 })
        #expect(try await importer.run(["export": text]).tally.dropLast().allSatisfy { $0 == 0 })
        #expect(try await export(database) == text)
        #expect(try await exportOfCopy(text, clock: .system) == text)
        if Validators.canCheckResources { #expect(try findings(in: text) == "") }
    }

    @Test func `a person who was imported is given an account and signs in`() async throws {
        let database = try ClinicDatabase.open(
            path: makeFolder() + "/samples.sqlite", create: true, passwordCost: .least)
        let file = try #require(try Samples.files(.whole).first)
        _ = await BundleImporter(archive: database.archive).run([
            BundleImporter.Source(name: "a", bytes: try Data(contentsOf: file))
        ])
        let text = try await export(database)
        let entries = try JSONParser.parse(text)["entry"]?.array ?? []
        let patient = try #require(entries.first { $0["resource"]?["resourceType"] == "Patient" })
        let id = Patient.ID(try #require(patient["resource"]?["id"]?.string))
        try await database.makeAccount(userName: "imported", password: "top secret", principal: .patient(id))
        let session = try await database.signIn.signIn(userName: "imported", password: "top secret", as: .patient)
        #expect(session.principal == .patient(id))
        #expect(try await !database.gateways(for: session.principal).accounts.profile().name.isEmpty)
    }
}

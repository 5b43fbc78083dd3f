import ClinicAPI
import ClinicModel
import ClinicRemote
import ClinicService
import Foundation
import PlainText
import TestSupport
import Testing

/// The description of the calls is true, and the document has it.
@Suite struct OpenAPITests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/openapi.json").standardized

    /// `RECORD_SNAPSHOTS=1` writes the document anew, and then the run fails.
    @Test func `the document is what the calls say`() throws {
        let current = JSONWriter.text(try OpenAPI.document(), .indented) + "\n"
        guard (try? String(contentsOf: Self.file, encoding: .utf8)) != current else { return }
        guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" else {
            Issue.record("openapi.json is out of date; run with RECORD_SNAPSHOTS=1")
            return
        }
        try current.write(to: Self.file, atomically: true, encoding: .utf8)
        Issue.record("recorded openapi.json; run again without RECORD_SNAPSHOTS")
    }

    @Test(.enabled(if: Validators.canCheckDescriptions, Validators.missing))
    func `it is OpenAPI 3.1 to those who check it from outside`() throws {
        let checked = try Validators.runPython(["-m", "openapi_spec_validator", Self.file.path])
        #expect(checked.status == 0, "\(checked.output)")
    }

    @Test func `what it refers to is there`() throws {
        let document = try OpenAPI.document()
        let schemas = try #require(document["components"]?["schemas"]?.object)
        let references = JSONWriter.text(document).matches(of: /"#\/components\/schemas\/([^"]+)"/)
        #expect(references.count > 100)
        for reference in references { #expect(schemas[String(reference.1)] != nil, "\(reference.1)") }
        #expect(document["paths"]?.object?.members.count == Calls.all.count + 4)
    }

    /// Whatever goes over the wire in a walk through the clinic has the form that is said of it.
    @Test func `what is sent and answered is as described`() async throws {
        let checker = try SchemaChecker(OpenAPI.document())
        let clinic = try await Keeping.servedMemory.makeClinic(
            adding: HealthFixture.entities + [.health(.diagnosticReport(HealthFixture.panel))],
            watching: checker.check)
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let booked = try await clinic.bo.appointments.book(Booking(slot: slot, reason: "Itches"))
        await #expect(throws: ClinicError.self) { try await clinic.ana.appointments.book(Booking(slot: slot)) }
        _ = try await clinic.bo.overview.overview()
        _ = try await clinic.bo.accounts.profile()
        _ = try await clinic.bo.appointments.appointments(.upcoming, access: .opening)
        _ = try await clinic.bo.appointments.appointments(
            .during(DateInterval(start: ClinicFixture.monday, duration: 86400 * 7)), access: .opening)
        _ = try await clinic.bo.appointments.appointments(.inState(.booked), access: .opening)
        _ = try await clinic.ines.records.record(of: "bo", access: .opening)
        _ = try await clinic.ines.records.results(access: .opening)
        _ = try await clinic.ines.records.series("4548-4", of: "bo", access: .opening)
        _ = try await clinic.bo.slots.freeSlots(SlotQuery(limit: 3))
        _ = try await clinic.karl.people.patients(matching: "b")
        _ = try await clinic.karl.availability.availability()
        _ = try await clinic.bo.messages.send(MessageDraft("Hello", about: booked.id), to: "karl")
        _ = try await clinic.bo.messages.conversations(access: .opening)
        _ = try await clinic.ines.prescriptions.prescriptions(of: "bo", access: .opening)
        _ = try await clinic.bo.audit.events(limit: 5)
        #expect(checker.count > 30)
    }
}

import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation
import TestSupport
import Testing

/// The patient's own record as a file.
struct PatientBundleTests {
    private func folder() throws -> URL { URL(fileURLWithPath: try makeFolder()) }

    private func busyClinic() async throws -> ClinicDatabase {
        let database = try await makeClinic()
        let ana = database.gateways(for: .patient("ana"))
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let visit = try await ana.appointments.book(Booking(slot: slot, reason: "Rash")).id
        _ = try await ana.messages.send(MessageDraft("For Karl", about: visit), to: "karl")
        _ = try await database.gateways(for: .patient("bo")).messages.send(MessageDraft("Private"), to: "ines")
        _ = try await ana.accounts.changeDemographics(
            from: Demographics(),
            to: Demographics(phone: "+49 30 000", street: "Lane 1", city: "Berlin", language: "es"))
        return database
    }

    @Test func `a patient takes along what is theirs, in a file that is theirs alone, and that is noted`() async throws
    {
        let database = try await busyClinic()
        let ana = database.gateways(for: .patient("ana"))
        let folder = RecordFolder(folder: try folder(), exporter: PatientBundle())
        let path = try await folder.write(ana.personalData)
        let again = try await folder.write(ana.personalData)
        #expect(path == again && path.hasSuffix("/record-ana.json"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for part in ["Patient/ana", "Practitioner/karl", "Rash", "For Karl", "Berlin", "urn:ietf:bcp:47"] {
            #expect(text.contains(part))
        }
        #expect(!text.contains("Patient/bo") && !text.contains("Private"))
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        let events = try await ana.audit.events(limit: 2)
        #expect(events.map(\.detail) == ["given out the whole record", "given out the whole record"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent).count == 1
        )
    }

    @Test func `why a visit overbooks is not the patient's to take along`() async throws {
        let database = try await busyClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")
        _ = try await database.gateways(for: .patient("ana")).appointments.book(Booking(slot: slot))
        _ = try await database.gateways(for: .practitioner("ines")).appointments.book(
            Booking(slot: slot, patient: "bo", overbookingReason: "Ana is late"))
        let folder = RecordFolder(folder: try folder(), exporter: PatientBundle())
        let path = try await folder.write(database.gateways(for: .patient("bo")).personalData)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("2026-11-25T08:00:00"))
        #expect(!text.contains("Ana is late") && !text.contains("overbooking"))
    }

    private static func observation(_ id: String, category: String) -> String {
        #"""
        {"resourceType":"Observation","id":"\#(id)","status":"final","code":{"text":"Measured"},"subject":\#
        {"reference":"Patient/bo"},"issued":"2026-11-23T07:00:00Z","valueString":"clear","category":[{"coding":[\#
        {"system":"http://terminology.hl7.org/CodeSystem/observation-category","code":"\#(category)"}]}]}
        """#
    }

    /// A report that is released, of a result that is not.
    private static let report = #"""
        {"resourceType":"DiagnosticReport","id":"old","status":"final","code":{"text":"Blood"},"subject":\#
        {"reference":"Patient/bo"},"issued":"2026-01-05T07:00:00Z","result":[{"reference":"Observation/waiting"}]}
        """#

    @Test func `what is not released is not given out`() async throws {
        let database = try await makeClinic()
        let text = bundle(
            "collection", #"{"resource":\#(Self.observation("seen", category: "vital-signs"))}"#,
            #"{"resource":\#(Self.observation("waiting", category: "laboratory"))}"#, #"{"resource":\#(Self.report)}"#)
        #expect(try await BundleImporter(archive: database.archive).run(["results": text]).tally == [3, 0, 0])
        let bo = database.gateways(for: .patient("bo"))
        func given() async throws -> [String] {
            let text = String(decoding: try await bo.personalData.export(by: PatientBundle()).contents, as: UTF8.self)
            return ["seen", "waiting", "old"].filter { text.contains("\"id\":\"\($0)\"") }
        }
        #expect(try await given() == ["seen", "old"])
        try await database.gateways(for: .practitioner("ines")).records.release([.observation("waiting")], of: "bo")
        #expect(try await given() == ["seen", "waiting", "old"])
    }

    @Test(.enabled(if: Validators.canCheckResources, Validators.missing))
    func `an independent validator accepts it`() async throws {
        let database = try await busyClinic()
        let record = try await database.gateways(for: .patient("ana")).personalData.export(by: PatientBundle())
        #expect(try findings(in: String(decoding: record.contents, as: UTF8.self)) == "")
    }

    @Test func `nobody takes along what is not their own`() async throws {
        let database = try await busyClinic()
        let karl = database.gateways(for: .practitioner("karl"))
        await #expect(throws: ClinicError.notAllowed("take a record along")) {
            try await karl.personalData.export(by: PatientBundle())
        }
        #expect(try await karl.audit.events(limit: 1).first?.outcome == .minorFailure)
    }

    @Test func `a file is named in words with its day, and no file takes the place of another`() async throws {
        let database = try await busyClinic()
        let ana = database.gateways(for: .patient("ana"))
        let place = try folder()
        let files = RecordFolder(
            folder: place, exporter: PatientBundle(namedBy: .fixed(try Date("2026-11-30T12:00:00Z"))))
        try Data("Mine".utf8).write(to: place.appending(path: "My health record 2026-11-30.json"))
        let path = try await files.write(ana.personalData)
        #expect(path.hasSuffix("/My health record 2026-11-30 (2).json"))
        #expect(try await files.write(ana.personalData) == path, "it is there already")
        let mine = try String(contentsOf: place.appending(path: "My health record 2026-11-30.json"), encoding: .utf8)
        #expect(mine == "Mine")
    }

    @Test func `where the file cannot be written nothing is left behind`() async throws {
        let database = try await busyClinic()
        let place = try folder()
        try Data().write(to: place.appending(path: "file"))
        await #expect(throws: CocoaError.self) {
            try await RecordFolder(folder: place.appending(path: "file"), exporter: PatientBundle())
                .write(database.gateways(for: .patient("ana")).personalData)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).count == 1)
    }
}

import ClinicFHIR
import ClinicModel
import Foundation
import Testing

/// What happens to a resource that comes again.
struct RepetitionTests {
    private let archive = MemoryArchive()
    private var importer: BundleImporter { BundleImporter(archive: archive) }

    private let poor = #"{"resourceType":"Practitioner","id":"x","active":true}"#
    private let rich = #"{"resourceType":"Practitioner","id":"x","gender":"female","active":true}"#
    private let other = #"{"resourceType":"Practitioner","id":"x","active":false}"#

    @Test func `the same content is unchanged, in whatever order its members stand`() async throws {
        _ = try await importer.run(["a": bundle("batch", post(rich))])
        let shuffled = #"{ "active" : true, "resourceType":"Practitioner", "id":"x", "gender":"female" }"#
        #expect(try await importer.run(["b": shuffled]).tally == [0, 0, 1])
    }

    @Test func `of two POSTs the one that says more stays, whichever comes first`() async throws {
        #expect(try await importer.run(["a": bundle("batch", post(poor))]).tally == [1, 0, 0])
        #expect(try await importer.run(["b": bundle("batch", post(rich))]).tally == [0, 1, 0])
        #expect(try await importer.run(["a": bundle("batch", post(poor))]).tally == [0, 0, 1])
        #expect(archive.text("Practitioner/x") == rich)
    }

    @Test func `a POST of something else is kept out and reported`() async throws {
        _ = try await importer.run(["a": bundle("batch", post(poor))])
        let report = try await importer.run(["b": bundle("batch", post(other))])
        #expect(report.tally == [0, 0, 1])
        #expect(report.files[0].kept.map(\.reference) == ["Practitioner/x"])
        #expect(archive.text("Practitioner/x") == poor)
    }

    @Test func `what was changed here is not undone by the file that it came from`() async throws {
        let patient = #"{"resourceType":"Patient","id":"p","name":[{"family":"Old","period":{"start":"1990"}}]}"#
        _ = try await importer.run(["a": patient])
        archive.change("Patient/p") { entity in
            guard case .patient(var patient) = entity else { return entity }
            patient.names[0].family = "New"
            return .patient(patient)
        }
        #expect(try await importer.run(["a": patient]).tally == [0, 0, 1])
        let now = patient.replacing("Old", with: "New")
        #expect(try await importer.run(["a": now]).tally == [0, 0, 1])
        #expect(try await importer.run(["a": patient.replacing("Old", with: "Third")]).tally == [0, 1, 0])
    }
}

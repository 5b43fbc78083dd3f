import ClinicFHIR
import ClinicModel
import Testing

struct ResolutionTests {
    private let archive = MemoryArchive()
    private var importer: BundleImporter { BundleImporter(archive: archive) }

    private static let uuid = "6f1f2a3e-0b7d-4c1e-9d39-0a6c3a1f2b4c"
    private static let practitioner = #"{"resourceType":"Practitioner","identifier":[{"system":"npi","value":"9"}]}"#
    private static let byIdentifier = observation(of: "Practitioner?identifier=npi|9")

    private static func observation(of reference: String, id: String = "o") -> String {
        #"""
        {"resourceType":"Observation","id":"\#(id)","status":"final","code":{"text":"Pulse"},\#
        "performer":[{"reference":"\#(reference)"}]}
        """#
    }

    @Test func `a URN becomes the id of the resource that had none`() async throws {
        let text = bundle(
            "transaction", post(Self.observation(of: "urn:uuid:\(Self.uuid)")),
            post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)"))
        let report = try await importer.run(["a": text])
        #expect(report.tally == [2, 0, 0])
        #expect(archive.references == ["Observation/o", "Practitioner/\(Self.uuid)"])
        #expect(archive.text("Observation/o")?.contains("\"Practitioner/\(Self.uuid)\"") == true)
        #expect(try await importer.run(["a": text]).tally == [0, 0, 2])
    }

    @Test func `resources without any id keep theirs from import to import`() async throws {
        let text = bundle(
            "batch", post(Self.practitioner), post(Self.practitioner), post(#"{"resourceType":"Patient"}"#))
        #expect(try await importer.run(["a": text]).tally == [3, 0, 0])
        #expect(try await importer.run(["b": text]).tally == [0, 0, 3])
        #expect(archive.references.count == 3)
    }

    @Test func `a URN that nothing has refuses the file`() async throws {
        let report = try await importer.run(["a": bundle("batch", post(Self.observation(of: "urn:uuid:\(Self.uuid)")))])
        #expect(
            report.refusal == "a: entry[0]: Observation.performer[0].reference: nothing matches urn:uuid:\(Self.uuid)")
        #expect(archive.references.isEmpty)
    }

    @Test func `a URN is found in another file of the command, and in a later command`() async throws {
        let files: KeyValuePairs = [
            "a": bundle("transaction", post(Self.observation(of: "urn:uuid:\(Self.uuid)"))),
            "b": bundle("transaction", post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)")),
        ]
        let report = try await importer.run(files)
        #expect(report.files.map(\.name) == ["b", "a"])
        let later = bundle("transaction", post(Self.observation(of: "urn:uuid:\(Self.uuid)", id: "later")))
        #expect(try await importer.run(["c": later]).tally == [1, 0, 0])
        #expect(archive.text("Observation/later")?.contains("Practitioner/\(Self.uuid)") == true)
    }

    @Test func `a conditional reference finds what is stored, in the file or in another`() async throws {
        let practitioner = bundle("transaction", post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)"))
        let alone = bundle("transaction", post(Self.byIdentifier))
        let report = try await importer.run(["1-needs": alone, "2-has": practitioner])
        #expect(report.files.map(\.name) == ["2-has", "1-needs"])
        #expect(archive.text("Observation/o")?.contains("Practitioner/\(Self.uuid)") == true)

        let both = bundle(
            "transaction", post(Self.byIdentifier), post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)"))
        let other = MemoryArchive()
        #expect(try await BundleImporter(archive: other).run(["both": both]).tally == [2, 0, 0])
        #expect(other.text("Observation/o") == archive.text("Observation/o"))
    }

    @Test func `a conditional reference that matches nothing refuses the file`() async throws {
        let report = try await importer.run(["a": bundle("transaction", post(Self.byIdentifier))])
        #expect(report.refusal?.contains("nothing matches Practitioner?identifier=npi|9") == true)
    }

    @Test func `a conditional reference that matches two refuses the file and names them`() async throws {
        let twins = ["x", "y"].map { id in
            Self.practitioner.replacing("\"identifier\"", with: "\"id\":\"\(id)\",\"identifier\"")
        }
        _ = try await importer.run(["twins": bundle("batch", post(twins[0]), post(twins[1]))])
        let report = try await importer.run(["a": bundle("transaction", post(Self.byIdentifier))])
        #expect(report.refusal?.hasSuffix("is ambiguous: it matches Practitioner/x, Practitioner/y") == true)
        #expect(archive.text("Observation/o") == nil)
    }

    @Test func `what a refused file brought is not there for the next`() async throws {
        let bad = bundle(
            "transaction", post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)"),
            post(#"{"resourceType":"Basic","id":"refused"}"#))
        let report = try await importer.run(["needs": bundle("transaction", post(Self.byIdentifier)), "bad": bad])
        #expect(report.refusals.map(\.file) == ["bad", "needs"])
        #expect(archive.references.isEmpty)
    }

    @Test func `files that need each other go in together`() async throws {
        let patient = #"{"resourceType":"Patient","identifier":[{"system":"mrn","value":"1"}]}"#
        let files: KeyValuePairs = [
            "a": bundle("transaction", post(Self.practitioner), post(Self.observation(of: "Patient?identifier=mrn|1"))),
            "b": bundle(
                "transaction", post(patient), post(Self.observation(of: "Practitioner?identifier=npi|9", id: "q"))),
        ]
        let report = try await importer.run(files)
        #expect(report.refusals.isEmpty)
        #expect(report.tally == [4, 0, 0])
    }

    @Test func `ifNoneExist makes what is not there and finds what is`() async throws {
        let first = post(Self.practitioner, fullURL: "urn:uuid:\(Self.uuid)", ifNoneExist: "identifier=npi|9")
        #expect(try await importer.run(["a": bundle("batch", first)]).tally == [1, 0, 0])
        let other = "0\(Self.uuid.dropFirst())"
        let text = bundle(
            "transaction", post(Self.practitioner, fullURL: "urn:uuid:\(other)", ifNoneExist: "identifier=npi%7C9"),
            post(Self.observation(of: "urn:uuid:\(other)")))
        #expect(try await importer.run(["b": text]).tally == [1, 0, 1])
        #expect(archive.references == ["Observation/o", "Practitioner/\(Self.uuid)"])
        #expect(archive.text("Observation/o")?.contains(Self.uuid) == true)
    }

    @Test func `ifNoneExist twice in one file makes one`() async throws {
        let entries = ["1", "2"].map {
            post(Self.practitioner, fullURL: "urn:uuid:\($0)", ifNoneExist: "identifier=npi|9")
        }
        #expect(try await importer.run(["a": bundle("batch", entries[0], entries[1])]).tally == [1, 0, 1])
    }

    @Test func `ifNoneExist that matches two refuses the file`() async throws {
        _ = try await importer.run(["a": bundle("batch", post(Self.practitioner), post(Self.practitioner))])
        let again = post(Self.practitioner, ifNoneExist: "identifier=npi|9")
        let report = try await importer.run(["b": bundle("batch", again)])
        #expect(report.refusal?.contains("Practitioner?identifier=npi|9 is ambiguous") == true)
    }

    @Test func `PUT replaces, and PUT with a condition replaces what matches`() async throws {
        func patient(_ gender: String) -> String {
            #"{"resourceType":"Patient","id":"p","identifier":[{"value":"1"}],"gender":"\#(gender)"}"#
        }
        _ = try await importer.run(["a": bundle("transaction", put(patient("female"), to: "Patient/p"))])
        #expect(
            try await importer.run(["b": bundle("transaction", put(patient("other"), to: "Patient/p"))]).tally == [
                0, 1, 0,
            ])
        let moved = patient("male").replacing("\"id\":\"p\",", with: "")
        let conditional = put(moved, to: "Patient?identifier=1")
        #expect(try await importer.run(["c": bundle("transaction", conditional)]).tally == [0, 1, 0])
        #expect(archive.references == ["Patient/p"])
        #expect(archive.text("Patient/p")?.contains("male") == true)
    }

    @Test func `a literal reference to what is absent is kept and reported`() async throws {
        let text = bundle(
            "transaction", post(Self.observation(of: "Practitioner/nobody")),
            post(Self.observation(of: "http://elsewhere.example/Practitioner/1", id: "q")))
        let report = try await importer.run(["a": text])
        #expect(
            report.files[0].absent.map(\.reference) == [
                "Practitioner/nobody", "http://elsewhere.example/Practitioner/1",
            ])
        #expect(report.files[0].absent.first?.element == "Observation.performer[0].reference")
        #expect(archive.text("Observation/o")?.contains("Practitioner/nobody") == true)
    }

    @Test func `what comes with a later file is not absent`() async throws {
        let practitioner = #"{"resourceType":"Practitioner","id":"x"}"#
        let report = try await importer.run(["a": Self.observation(of: "Practitioner/x"), "b": practitioner])
        #expect(report.files.flatMap(\.absent).isEmpty)
    }

    @Test func `references by full URL become relative`() async throws {
        let url = "http://server.example/fhir/Practitioner/x"
        let text = bundle(
            "collection", #"{"fullUrl":"\#(url)","resource":\#(Self.practitioner)}"#,
            #"{"resource":\#(Self.observation(of: url))}"#)
        _ = try await importer.run(["a": text])
        #expect(archive.references == ["Observation/o", "Practitioner/x"])
        #expect(archive.text("Observation/o")?.contains("\"Practitioner/x\"") == true)
    }
}

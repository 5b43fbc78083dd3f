import ClinicAPI
import ClinicModel
import ClinicService
import ClinicStore
import Foundation
import PlainText
import TestSupport
import Testing

/// Bundles that the administrator brings in over the network.
@Suite struct FHIRTransactionTests {
    private static let secret = "a-secret-of-the-administrator-s-own"

    private static let hasher = Argon2(cost: .least)

    private let database: ClinicDatabase
    private let service: ClinicService

    init() async throws {
        database = try await TestSupport.makeClinic()
        try await database.makeAccount(userName: "ana", password: ClinicFixture.password, principal: .patient("ana"))
        let administration = try Administration(
            token: Self.secret, archive: database.archive, hasher: Self.hasher)
        service = ClinicService(
            ServedClinic(
                keeper: database, hasher: Self.hasher, exporter: PatientName(),
                administration: administration))
    }

    private func send(_ body: JSONValue, as token: String?) async throws -> (status: Int, body: JSONValue) {
        let request = APIRequest(
            "POST", "/fhir/r4", origin: "https://clinic.example",
            headers: token.map { ["authorization": "Bearer \($0)"] } ?? [:], body: Data(JSONWriter.bytes(body)))
        let answer = await service.answer(request, from: "")
        #expect(answer.headers["content-type"] == "application/fhir+json")
        return (answer.status, try JSONParser.parse(answer.body))
    }

    private func transaction(birthDate: JSONValue = "1988-02-29") -> JSONValue {
        [
            "resourceType": "Bundle", "type": "transaction",
            "entry": [
                [
                    "fullUrl": "urn:uuid:0c3151bd-1cbf-4d64-b04d-cd9187a4c6e0",
                    "resource": [
                        "resourceType": "Observation", "status": "final", "code": ["text": "Weight"],
                        "subject": ["reference": "urn:uuid:1f1c5fcd-b9f3-4d44-a8a3-5bd1d2d1b7a9"],
                    ],
                    "request": ["method": "POST", "url": "Observation"],
                ],
                [
                    "fullUrl": "urn:uuid:1f1c5fcd-b9f3-4d44-a8a3-5bd1d2d1b7a9",
                    "resource": [
                        "resourceType": "Patient", "id": "new", "name": [["text": "Nils Berg"]],
                        "birthDate": birthDate,
                    ],
                    "request": ["method": "PUT", "url": "Patient/new"],
                ],
            ],
        ]
    }

    @Test func `a transaction brings all of it in, and is answered entry by entry`() async throws {
        let done = try await send(transaction(), as: Self.secret)
        #expect(done.status == 200 && done.body["type"]?.string == "transaction-response", "\(done.body)")
        let answers = (done.body["entry"]?.array ?? []).compactMap { $0["response"] }
        #expect(answers.map { $0["status"]?.string } == ["201 Created", "201 Created"])
        let places = answers.compactMap { $0["location"]?.string }
        #expect(places.first?.hasPrefix("https://clinic.example/fhir/r4/Observation/") == true)
        #expect(places.last == "https://clinic.example/fhir/r4/Patient/new")
        let patient = try await database.read { try $0.patient("new") }
        #expect(patient?.name == "Nils Berg")
        let again = try await send(transaction(), as: Self.secret)
        #expect((again.body["entry"]?.array ?? []).map { $0["response"]?["status"]?.string } == ["200 OK", "200 OK"])
        let trail = try await database.read { try $0.auditEvents(AuditSearch(agent: "administrator", limit: 50)) }
        #expect(trail.contains { $0.patient == "new" })
    }

    @Test(.enabled(if: Validators.canCheckResources, Validators.missing))
    func `what it is answered with is valid`() async throws {
        let folder = try makeFolder()
        var files: [String] = []
        for body in [transaction(), transaction(birthDate: "last spring"), "nothing"] {
            let file = folder + "/\(files.count).json"
            try Data(JSONWriter.bytes(try await send(body, as: Self.secret).body)).write(to: URL(filePath: file))
            files.append(file)
        }
        let metadata = await service.answer(APIRequest("GET", "/fhir/r4/metadata"), from: "")
        try metadata.body.write(to: URL(filePath: folder + "/metadata.json"))
        files.append(folder + "/metadata.json")
        let findings = try Validators.run("fhir_validate.py", files).split(separator: "\n")
        #expect(findings.count >= files.count && findings.allSatisfy { $0.hasPrefix("ok ") }, "\(findings)")
    }

    @Test func `of a transaction with a fault nothing is done`() async throws {
        let refused = try await send(transaction(birthDate: "last spring"), as: Self.secret)
        #expect(refused.status == 422 && refused.body["resourceType"]?.string == "OperationOutcome")
        let issue = try #require(refused.body["issue"]?[0])
        #expect(issue["expression"]?[0]?.string == "Bundle.entry[1]", "\(issue)")
        #expect(issue["diagnostics"]?.string?.contains("Patient.birthDate") == true, "\(issue)")
        #expect(try await database.read { try $0.resource(type: "Patient", id: "new") } == nil)
        let batch: JSONValue = ["resourceType": "Bundle", "type": "batch"]
        #expect(try await send(batch, as: Self.secret).status == 422)
        #expect(try await send("nothing", as: Self.secret).status == 400)
    }

    @Test func `it is the administrator's alone`() async throws {
        let session = try await database.signIn.signIn(
            userName: "ana", password: ClinicFixture.password, as: .patient)
        #expect(try await send(transaction(), as: session.token).status == 403)
        let trail = try await database.read { try $0.auditEvents(AuditSearch(agent: "Patient/ana", limit: 1)) }
        #expect(trail.first?.entity == "Bundle" && trail.first?.outcome == .minorFailure)
        #expect(try await send(transaction(), as: nil).status == 401)
        #expect(try await send(transaction(), as: "made-up").status == 401)
        let nobody = ClinicService(
            ServedClinic(keeper: database, hasher: Self.hasher, exporter: PatientName()))
        let request = APIRequest(
            "POST", "/fhir/r4", headers: ["authorization": "Bearer \(Self.secret)"],
            body: Data(JSONWriter.bytes(transaction())))
        #expect(await nobody.answer(request, from: "").status == 401)
        #expect(try await database.read { try $0.resource(type: "Patient", id: "new") } == nil)
    }
}

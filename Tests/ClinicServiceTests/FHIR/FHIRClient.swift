import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import PlainText
import TestSupport
import Testing

/// Another system that reaches a clinic by FHIR, for somebody.
struct FHIRClient {
    let clinic: KeptClinic
    let token: String

    struct Answer {
        let status: Int
        let headers: [String: String]
        let body: JSONValue

        var version: String { headers["etag"] ?? "" }
        /// The ids of what a search has found.
        var ids: [String] { resources("match").compactMap { $0["id"]?.string } }
        /// What an OperationOutcome says.
        var says: String {
            ["details", "diagnostics"].compactMap { name in
                body["issue"]?[0]?[name]?["text"]?.string ?? body["issue"]?[0]?[name]?.string
            }.joined(separator: " ")
        }

        func resources(_ mode: String) -> [JSONValue] {
            (body["entry"]?.array ?? []).filter { $0["search"]?["mode"]?.string == mode }.compactMap { $0["resource"] }
        }

        var next: String? {
            (body["link"]?.array ?? []).first { $0["relation"]?.string == "next" }?["url"]?.string
        }
    }

    init(_ clinic: KeptClinic, _ principal: Principal) {
        self.init(clinic: clinic, token: principal.reference)
    }

    init(clinic: KeptClinic, token: String) {
        self.clinic = clinic
        self.token = token
    }

    static let base = "https://clinic.example/fhir/r4"

    /// - Parameter url: an absolute one, or what stands behind the base.
    func send(
        _ method: String, _ url: String, _ headers: [String: String] = [:], body: JSONValue? = nil
    ) async throws -> Answer {
        let path = url.hasPrefix(Self.base) ? String(url.dropFirst(Self.base.count + 1)) : url
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        let request = APIRequest(
            method, "/fhir/r4/" + parts[0], query: parts.count == 2 ? parts[1] : "",
            origin: "https://clinic.example",
            headers: headers.merging(["authorization": "Bearer \(token)"]) { own, _ in own },
            body: body.map { Data(JSONWriter.bytes($0)) } ?? Data())
        let answer = await clinic.service.answer(request, from: "192.0.2.1")
        let parsed = answer.body.isEmpty ? JSONValue.null : try JSONParser.parse(answer.body)
        if !answer.body.isEmpty { #expect(answer.headers["content-type"] == "application/fhir+json") }
        return Answer(status: answer.status, headers: answer.headers, body: parsed)
    }

    func get(_ url: String, _ headers: [String: String] = [:]) async throws -> Answer {
        try await send("GET", url, headers)
    }

    /// The ids that a search finds, in the order in which they come, over all its pages.
    func ids(_ url: String) async throws -> [String] {
        var (ids, next): ([String], String?) = ([], url)
        while let page = next {
            let answer = try await get(page)
            #expect(answer.status == 200, "\(page): \(answer.says)")
            ids += answer.ids
            next = answer.next
        }
        return ids
    }
}

extension Keeping {
    /// Those that a server's own code stands on.
    static let own: [Keeping] = [.memory, .sqlite]

    /// The small clinic with what Bo's and Ana's records have, and a visit of Bo's with Karl.
    func makeFullClinic() async throws -> KeptClinic {
        let clinic = try await makeClinic(
            adding: HealthFixture.entities + [.health(.diagnosticReport(HealthFixture.panel))]
                + IntakeFixture.entities)
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let visit = try await clinic.bo.appointments.book(Booking(slot: slot, reason: "Itches"))
        _ = try await clinic.bo.messages.send(MessageDraft("Hello", about: visit.id), to: "karl")
        return clinic
    }
}

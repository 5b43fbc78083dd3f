import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import TestSupport
import Testing

/// Requests whose bodies no app makes.
@Suite struct JunkTests {
    private static let instant = #""start":"2026-11-24T00:00:00.000Z""#

    @Test(arguments: [
        ("slots/calendar", #"{"period":{\#(instant),"duration":1e300}}"#),
        ("slots/calendar", #"{"period":{\#(instant),"duration":-1e300}}"#),
        ("slots/calendar", #"{"period":{\#(instant),"duration":1e400}}"#),
        ("slots/free", #"{"query":{"limit":2.5e-42}}"#), ("slots/free", #"{"query":{"limit":1.5}}"#),
        ("slots/free", #"{"query":{"limit":123456789012345678901234567890}}"#),
        ("audit-events", #"{"betweenPeople":false,"limit":2.5e-42}"#),
        ("people/patients", #"{"text":"","limit":1e-9}"#),
        ("appointments/list", #"{"list":{"during":{"_0":{\#(instant),"duration":1e17}}},"access":"opening"}"#),
        ("slots/calendar", String(repeating: "[", count: 100_000)), ("slots/calendar", "\u{0}"), ("slots/calendar", ""),
    ])
    func `numbers and forms that nothing has are refused`(call: String, body: String) async throws {
        let service = try await Keeping.sqlite.makeClinic().service
        let request = APIRequest(
            "POST", "/api/v1/" + call, headers: ["authorization": "Bearer Practitioner/ines"], body: Data(body.utf8))
        let answer = await service.answer(request, from: "")
        #expect(answer.status == 400, "\(String(decoding: answer.body, as: UTF8.self))")
    }

    @Test(arguments: Keeping.own) func `a limit below nothing is nothing`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        #expect(try await clinic.karl.messages.correspondents(matching: "", limit: -1).isEmpty)
        #expect(try await clinic.karl.people.patients(matching: "", limit: -1).isEmpty)
        #expect(try await clinic.karl.audit.events(limit: -1).isEmpty)
        #expect(try await clinic.karl.slots.freeSlots(SlotQuery(limit: -1)).isEmpty)
        #expect(try await clinic.karl.appointments.appointments(.upcoming, limit: -1, access: .opening).isEmpty)
    }

    @Test(arguments: ["/api/v1/people/new-call", "/api/v2/overview"])
    func `a call of another version is told from what is nothing`(path: String) async throws {
        let service = try await Keeping.memory.makeClinic().service
        let headers = ["authorization": "Bearer Patient/ana"]
        let answer = await service.answer(APIRequest("POST", path, headers: headers, body: Data("{}".utf8)), from: "")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 404 && text.contains("unknownPath") && text.contains("Bring the older of the two"))
        let other = await service.answer(APIRequest("POST", "/nothing", headers: headers, body: Data()), from: "")
        #expect(!String(decoding: other.body, as: UTF8.self).contains("the older"))
    }

    @Test func `a NUL is in no text`() async throws {
        let service = try await Keeping.memory.makeClinic().service
        let request = APIRequest(
            "POST", "/api/v1/appointments/read", headers: ["authorization": "Bearer Patient/ana"],
            body: Data(#"{"id":"a\u0000b","access":"opening"}"#.utf8))
        #expect(await service.answer(request, from: "").status == 400)
    }

    /// What can be said is answered, however far it is.
    @Test(arguments: [0, -5, 1e9, 1e12, 1e15, -1e15])
    func `times that are far away are looked for`(duration: Double) async throws {
        let service = try await Keeping.sqlite.makeClinic().service
        for (call, member) in [("slots/calendar", ""), ("slots/free", "query"), ("appointments/list", "list")] {
            let period = #"{\#(Self.instant),"duration":\#(duration)}"#
            let body =
                switch member {
                case "query": #"{"query":{"period":\#(period),"limit":3}}"#
                case "list": #"{"list":{"during":{"_0":\#(period)}},"access":"opening"}"#
                default: #"{"period":\#(period)}"#
                }
            let request = APIRequest(
                "POST", "/api/v1/" + call, headers: ["authorization": "Bearer Practitioner/ines"],
                body: Data(body.utf8))
            #expect([200, 400].contains(await service.answer(request, from: "").status), "\(call)")
        }
    }

    @Test(arguments: [
        "Slot?_page=9223372036854775807~a", "Slot?_page=-9223372036854775808~a", "Slot?_count=9223372036854775807",
        "Appointment?date=ge9999-12-31T23:59:59.999999999Z", "Patient?birthdate=ap0001", "Slot?start=lt0000",
        "Slot?_id=%00", "Slot?schedule=,,,", "Patient?name=%FF%FE", "Patient?name=%27%20OR%201=1", "Slot?=&&==&_id",
        "AuditEvent?_page=~99999999999999999999", "Observation?code=%7C%7C%7C", "Slot?_include=:::", "Patient/..%2F..",
    ])
    func `queries that nobody makes are answered or refused`(url: String) async throws {
        let ines = FHIRClient(try await Keeping.sqlite.makeClinic(), .practitioner("ines"))
        #expect(try await ines.get(url).status < 500)
    }
}

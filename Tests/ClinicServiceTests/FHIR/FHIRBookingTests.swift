import ClinicModel
import Foundation
import PlainText
import TestSupport
import Testing

/// Visits that other systems book and change.
@Suite struct FHIRBookingTests {
    private static let place = "https://example.org/fhir/StructureDefinition/entrance"

    /// The first time of a schedule's that is free, as an Appointment for somebody.
    private func request(
        _ client: FHIRClient, for patient: String, on schedule: String = "karl-skin",
        changing: [String: JSONValue] = [:]
    ) async throws -> JSONValue {
        let found = try await client.get("Slot?schedule=\(schedule)&status=free&start=gt2026-11-24&_count=1")
        let slot = try #require(found.resources("match").first)
        let practitioner = schedule == "karl-skin" ? "karl" : "ines"
        var appointment = JSONObject([
            ("resourceType", "Appointment"), ("status", "booked"),
            ("extension", [["url": .string(Self.place), "valueString": "Back door"]]),
            ("identifier", [["system": "urn:other", "value": "17"]]), ("reasonCode", [["text": "Itches"]]),
            ("description", "Seen by phone before"), ("comment", "Comes with a child"),
            ("start", slot["start"] ?? .null), ("end", slot["end"] ?? .null),
            ("slot", [["reference": .string("Slot/\(slot["id"]?.string ?? "")")]]),
            (
                "participant",
                [
                    ["actor": ["reference": .string("Patient/\(patient)")], "status": "accepted"],
                    ["actor": ["reference": .string("Practitioner/\(practitioner)")], "status": "accepted"],
                ]
            ),
        ])
        for (name, value) in changing { appointment[name] = value == .null ? nil : value }
        return .object(appointment)
    }

    private func with(_ resource: JSONValue, _ changes: (String, JSONValue)...) throws -> JSONValue {
        var object = try #require(resource.object)
        for (name, value) in changes { object[name] = value == .null ? nil : value }
        return .object(object)
    }

    @Test(arguments: Keeping.own) func `a visit is booked with all that was said of it`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ana = FHIRClient(clinic, .patient("ana"))
        let sent = try await request(ana, for: "ana")
        let booked = try await ana.send("POST", "Appointment", body: sent)
        #expect(booked.status == 201, "\(booked.says)")
        let id = try #require(booked.body["id"]?.string)
        #expect(booked.headers["location"]?.hasPrefix("\(FHIRClient.base)/Appointment/\(id)/_history/") == true)
        for name in ["status", "extension", "identifier", "description", "comment", "start", "end", "slot"] {
            #expect(booked.body[name] == sent[name], "\(name)")
        }
        #expect(booked.body["reasonCode"]?[0]?["text"] == "Itches")
        #expect(try await ana.get("Appointment/\(id)").body == booked.body)
        #expect(try await ana.ids("Appointment?identifier=urn:other%7C17&date=gt2026-11-24&practitioner=karl") == [id])
        // It is the clinic's as any other.
        let details = try await clinic.ana.appointments.appointment(Appointment.ID(id), access: .opening)
        #expect(details.appointment.reason == "Itches" && details.appointment.comment == "Comes with a child")
        let place = sent["slot"]?[0]?["reference"]?.string ?? ""
        let again = try await ana.send("POST", "Appointment", body: sent)
        #expect(again.status == 409 && again.says.contains("taken"), "\(again.says)")
        #expect(try await ana.get(place).body["status"]?.string == "busy")
    }

    @Test(arguments: Keeping.own) func `a request that is sent again is done once`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ana = FHIRClient(clinic, .patient("ana"))
        let sent = try await request(ana, for: "ana")
        let key = ["idempotency-key": "first"]
        let first = try await ana.send("POST", "Appointment", key, body: sent)
        let second = try await ana.send("POST", "Appointment", key, body: sent)
        #expect(first.status == 201 && second.status == 201 && first.body == second.body)
        #expect(try await ana.ids("Appointment").count == 1)
        let other = try with(sent, ("comment", "Alone"))
        #expect(try await ana.send("POST", "Appointment", key, body: other).status == 422)
    }

    @Test(arguments: Keeping.own) func `a request is confirmed by who has its latest version`(keeping: Keeping)
        async throws
    {
        let clinic = try await keeping.makeFullClinic()
        let (ana, ines) = (FHIRClient(clinic, .patient("ana")), FHIRClient(clinic, .practitioner("ines")))
        let asked = try await ana.send("POST", "Appointment", body: request(ana, for: "ana", on: "ines-gp"))
        #expect(asked.body["status"]?.string == "pending", "\(asked.says)")
        let url = "Appointment/\(asked.body["id"]?.string ?? "")"
        let confirmed = try with(asked.body, ("status", "booked"))
        #expect(try await ana.send("PUT", url, ["if-match": asked.version], body: confirmed).status == 403)
        #expect(try await ines.send("PUT", url, body: confirmed).status == 400)
        #expect(try await ines.send("PUT", url, ["if-match": "W/\"old\""], body: confirmed).status == 412)
        let moved = try with(confirmed, ("start", "2026-11-26T08:00:00Z"), ("end", "2026-11-26T08:20:00Z"))
        let refused = try await ines.send("PUT", url, ["if-match": asked.version], body: moved)
        #expect(refused.status == 422 && refused.body["issue"]?[0]?["expression"]?[0]?.string == "Appointment.end")
        let done = try await ines.send("PUT", url, ["if-match": asked.version], body: confirmed)
        #expect(done.status == 200 && done.body["status"]?.string == "booked", "\(done.says)")
        #expect(done.body["comment"] == "Comes with a child" && done.version != asked.version)
        #expect(try await ines.send("PUT", url, ["if-match": asked.version], body: confirmed).status == 412)
        let cancelled = try with(
            done.body, ("status", "cancelled"),
            (
                "cancelationReason",
                [
                    "coding": [
                        [
                            "system": "http://terminology.hl7.org/CodeSystem/appointment-cancellation-reason",
                            "code": "pat",
                        ]
                    ]
                ]
            ))
        let gone = try await ana.send(
            "PUT", url, ["if-match": done.version, "prefer": "return=minimal"], body: cancelled)
        #expect(gone.status == 200 && gone.body == .null, "\(gone.says)")
        #expect(try await ana.get(url).body["status"]?.string == "cancelled")
        // No state leads back.
        let last = try await ana.get(url)
        let back = try with(last.body, ("status", "pending"), ("cancelationReason", .null))
        #expect(try await ines.send("PUT", url, ["if-match": last.version], body: back).status == 409)
    }

    @Test(arguments: Keeping.own) func `what cannot be booked says why`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ana = FHIRClient(clinic, .patient("ana"))
        for (changes, status, says) in [
            (["status": "fulfilled"], 422, "Appointment.status"), (["slot": .null], 422, "Appointment.slot"),
            (["slot": [["reference": "Slot/none"]]], 404, "none"),
            (["start": "2026-11-24T07:00:00Z"], 422, "Appointment.start"),
            (["participant": [["actor": ["reference": "Patient/bo"], "status": "accepted"]]], 403, "somebody else"),
            (["participant": [["actor": ["reference": "Practitioner/ines"], "status": "accepted"]]], 422, "karl"),
            (["participant": [["actor": ["reference": "Location/1"], "status": "accepted"]]], 422, "Location/1"),
            (["participant": .null], 422, "participant"), (["colour": "red"], 422, "colour"),
            (["resourceType": "Patient"], 422, "Patient"),
            (["comment": .string(String(repeating: "x", count: 70_000))], 413, "bytes"),
            (["cancelationReason": ["text": "No"]], 422, "app-4"),
        ] as [([String: JSONValue], Int, String)] {
            let answer = try await ana.send("POST", "Appointment", body: request(ana, for: "ana", changing: changes))
            #expect(answer.status == status, "\(changes): \(answer.says)")
            #expect(JSONWriter.text(answer.body).contains(says), "\(changes): \(answer.says)")
        }
        #expect(try await ana.ids("Appointment") == [])
        let ines = FHIRClient(clinic, .practitioner("ines"))
        let notHers = try await request(ana, for: "ana", on: "ines-gp")
        #expect(try await ines.send("POST", "Appointment", body: notHers).status == 403)
        let hers = try await request(ana, for: "bo", on: "ines-gp")
        #expect(try await ines.send("POST", "Appointment", body: hers).status == 201)
    }
}

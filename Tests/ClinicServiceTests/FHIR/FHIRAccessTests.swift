import ClinicAPI
import ClinicModel
import Foundation
import PlainText
import TestSupport
import Testing

/// Who is given which resource, and what is noted of it.
@Suite struct FHIRAccessTests {
    private static let types = [
        "Patient", "Practitioner", "Schedule", "Slot", "Appointment", "Encounter", "Communication", "Condition",
        "Observation", "DiagnosticReport", "MedicationRequest", "AllergyIntolerance", "Immunization", "Procedure",
        "DocumentReference", "Questionnaire", "QuestionnaireResponse", "AuditEvent", "Organization",
    ]
    private static let people: [Principal] = [
        .patient("ana"), .patient("bo"), .practitioner("ines"), .practitioner("karl"),
    ]

    @Test(arguments: Keeping.own) func `a search finds what may be read, and nothing else`(keeping: Keeping)
        async throws
    {
        let clinic = try await keeping.makeFullClinic()
        for type in Self.types where type != "AuditEvent" {
            var found: [Principal: Set<String>] = [:]
            for person in Self.people {
                found[person] = Set(try await FHIRClient(clinic, person).ids("\(type)?_count=500"))
            }
            let all = found.values.reduce(into: Set()) { $0.formUnion($1) }
            // Of many times a few will do.
            for id in all.sorted().prefix(30) {
                for person in Self.people {
                    let answer = try await FHIRClient(clinic, person).get("\(type)/\(id)")
                    let expected = found[person]?.contains(id) == true ? 200 : 403
                    #expect(answer.status == expected, "\(person.reference): \(type)/\(id)")
                }
            }
        }
    }

    @Test(arguments: Keeping.own) func `each has what is theirs`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let (ana, bo) = (FHIRClient(clinic, .patient("ana")), FHIRClient(clinic, .patient("bo")))
        let (ines, karl) = (FHIRClient(clinic, .practitioner("ines")), FHIRClient(clinic, .practitioner("karl")))
        #expect(try await ana.ids("Patient") == ["ana"])
        #expect(try await bo.ids("Patient") == ["bo"])
        #expect(try await ines.ids("Patient") == ["bo"])
        #expect(try await karl.ids("Patient") == ["bo"])
        #expect(try await ana.ids("Condition") == [])
        #expect(try await bo.ids("Condition") == ["diabetes"])
        // Not before it is released, and no draft.
        #expect(try await bo.ids("DocumentReference") == ["note"])
        #expect(try await ines.ids("DocumentReference").sorted() == ["draft", "note"])
        #expect(try await bo.get("Observation/waiting").status == 403)
        #expect(try await ines.ids("Appointment") == [])
        let visits = try await karl.ids("Appointment")
        #expect(try await bo.ids("Appointment") == visits)
        #expect(try await ines.ids("Communication") == [])
        #expect(try await karl.ids("Communication").count == 1)
        #expect(try await ana.get("Patient/nobody").status == 404)
        #expect(try await ana.get("Nothing/1").status == 404)
        #expect(try await FHIRClient(clinic: clinic, token: "made-up").get("Patient/ana").status == 401)
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        #expect(try await bo.get("Observation/waiting").status == 200)
    }

    @Test(arguments: Keeping.own)
    func `what is written and not sent is its writer's alone`(keeping: Keeping) async throws {
        func message(_ id: Communication.ID, from sender: String, to recipient: String) -> ResourceEntity {
            .communication(
                Communication(
                    id: id, status: .preparation, patient: "bo", sender: sender, recipient: recipient, sent: nil,
                    text: "Hm"))
        }
        let clinic = try await keeping.makeClinic(adding: [
            message("hers", from: "Practitioner/ines", to: "Patient/bo"),
            message("his", from: "Patient/bo", to: "Practitioner/ines"),
        ])
        #expect(try await FHIRClient(clinic, .patient("bo")).ids("Communication") == ["his"])
        #expect(try await FHIRClient(clinic, .patient("bo")).get("Communication/hers").status == 403)
        #expect(try await FHIRClient(clinic, .practitioner("ines")).ids("Communication") == [])
    }

    @Test(arguments: Keeping.own)
    func `a message to several is for each whose conversation it is in, who reads of no other`(keeping: Keeping)
        async throws
    {
        func message(_ id: Communication.ID, _ patient: Patient.ID?, from sender: String, to others: String...)
            -> ResourceEntity
        {
            .communication(
                Communication(
                    id: id, patient: patient, sender: sender, recipient: others[0],
                    otherRecipients: Array(others.dropFirst()), sent: ClinicFixture.monday, text: "Closed on Friday"))
        }
        let clinic = try await keeping.makeClinic(adding: [
            message("all", "bo", from: "Practitioner/ines", to: "Patient/bo", "Patient/ana", "Practitioner/karl"),
            message("both", "bo", from: "Patient/bo", to: "Practitioner/ines", "Practitioner/karl"),
        ])
        let (ana, karl) = (FHIRClient(clinic, .patient("ana")), FHIRClient(clinic, .practitioner("karl")))
        #expect(try await ana.ids("Communication") == ["all"])
        let hers = try await ana.get("Communication/all")
        #expect(hers.status == 200 && hers.body["payload"]?[0]?["contentString"] == "Closed on Friday")
        #expect(hers.body["recipient"]?.array?.compactMap { $0["reference"]?.string } == ["Patient/ana"])
        #expect(hers.body["subject"] == nil && hers.body["id"] == "all")
        #expect(try await ana.get("Communication/both").status == 403)
        // What practitioners write to one another is in no conversation.
        #expect(try await karl.ids("Communication") == ["both"])
        #expect(try await karl.get("Communication/all").status == 403)
        #expect(try await karl.ids("Communication?patient=bo") == ["both"])
        #expect(try await FHIRClient(clinic, .patient("bo")).ids("Communication").sorted() == ["all", "both"])
        #expect(try await FHIRClient(clinic, .practitioner("ines")).ids("Communication").sorted() == ["all", "both"])
        #expect(try await clinic.audit(of: "Patient/ana").contains { $0.patient == "ana" && $0.action == .read })
    }

    @Test(arguments: Keeping.own) func `what is given out and refused is audited`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ines = FHIRClient(clinic, .practitioner("ines"))
        _ = try await ines.get("Condition/diabetes")
        _ = try await ines.get("Observation?code=4548-4")
        _ = try await FHIRClient(clinic, .patient("ana")).get("Condition/diabetes")
        let given = try await clinic.audit(of: "Practitioner/ines")
        #expect(given.map(\.entity) == ["Observation", "Condition/diabetes"])
        #expect(given.allSatisfy { $0.patient == "bo" && $0.action == .read && $0.outcome == .success })
        #expect(given.first?.detail == "given out by FHIR, resources: 3")
        let refused = try #require(try await clinic.audit(of: "Patient/ana").first)
        #expect(refused.outcome == .minorFailure && refused.entity == "Condition/diabetes")
        // The trail is a resource as well: for a patient what was done with their record.
        let trail = try await FHIRClient(clinic, .patient("bo")).get("AuditEvent?agent=Practitioner/ines&_count=1")
        #expect(trail.resources("match").first?["entity"]?[0]?["what"]?["display"]?.string == "Observation")
        #expect(trail.next != nil)
        let own = try await ines.ids("AuditEvent?_count=1")
        #expect(own.count == 2)
    }

    @Test func `a resource that was not changed is not sent again`() async throws {
        let clinic = try await Keeping.sqlite.makeFullClinic()
        let bo = FHIRClient(clinic, .patient("bo"))
        let first = try await bo.get("Patient/bo")
        #expect(first.version == "W/\"\(first.body["meta"]?["versionId"]?.string ?? "")\"")
        #expect(try await bo.get("Patient/bo", ["if-none-match": first.version]).status == 304)
        let visit = try #require(try await bo.ids("Appointment").first)
        let before = try await bo.get("Appointment/\(visit)")
        _ = try await clinic.bo.appointments.cancel(Appointment.ID(visit), reason: .patient)
        let after = try await bo.get("Appointment/\(visit)", ["if-none-match": before.version])
        #expect(after.status == 200 && after.body["status"]?.string == "cancelled")
    }

    @Test func `other forms than JSON are refused`() async throws {
        let bo = FHIRClient(try await Keeping.memory.makeFullClinic(), .patient("bo"))
        #expect(try await bo.get("Patient/bo", ["accept": "application/fhir+xml"]).status == 406)
        #expect(try await bo.get("Patient/bo?_format=xml").status == 406)
        #expect(try await bo.get("Patient/bo?_format=json").status == 200)
        #expect(try await bo.send("DELETE", "Patient/bo").status == 405)
        let sent = try await bo.send("POST", "Appointment", ["content-type": "text/xml"], body: "<xml/>")
        #expect(sent.status == 415)
    }
}

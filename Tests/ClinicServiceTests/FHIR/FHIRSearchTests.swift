import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import PlainText
import TestSupport
import Testing

/// What is found by FHIR's search parameters.
@Suite struct FHIRSearchTests {
    @Test(arguments: Keeping.own) func `people are found by their names`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ines = FHIRClient(clinic, .practitioner("ines"))
        for (query, found) in [
            ("name=lind", true), ("name=LINDQVIST", true), ("name=qvist", false), ("name:contains=qvist", true),
            ("family:exact=Lindqvist", true), ("family:exact=lindqvist", false), ("given=Bo", true),
            ("given=Lindqvist", false), ("name=bo&birthdate=1950", true), ("birthdate=1951", false),
            ("birthdate=lt1951", true), ("birthdate=ge1950-06", true), ("birthdate=ge1951", false),
            ("identifier=P-1002", true),
            ("identifier=urn:clinic%7CP-1002", true), ("identifier=urn:other%7CP-1002", false), ("gender=male", true),
            ("gender:not=male", false), ("gender=female,male", true), ("telecom:missing=true", true),
            ("telecom:missing=false", false), ("general-practitioner=Practitioner/ines", true),
            ("general-practitioner=ines", true), ("general-practitioner=Practitioner/karl", false), ("_id=bo", true),
            ("_id=ana", false), ("nonsense=1", true),
        ] {
            let ids = try await ines.ids("Patient?" + query)
            #expect(ids == (found ? ["bo"] : []), "\(query)")
        }
        #expect(try await FHIRClient(clinic, .patient("ana")).ids("Patient?name=lind") == [])
    }

    @Test(arguments: Keeping.own) func `results are found by code, time and state`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ines = FHIRClient(clinic, .practitioner("ines"))
        for (query, ids) in [
            ("code=4548-4", ["early", "seen", "waiting"]),
            ("code=http://loinc.org%7C4548-4&status=final", ["seen", "waiting"]),
            ("code=http://loinc.org%7C", ["early", "pressure", "seen", "waiting"]), ("code=%7C4548-4", []),
            ("patient=bo&category=vital-signs", ["pressure"]),
            ("patient=Patient/bo&date=ge2026-11-20", ["early", "waiting"]),
            ("patient=\(FHIRClient.base)/Patient/bo&date=lt2026-11-01", ["pressure", "seen"]),
            ("patient=ana", []), ("subject:Patient=bo&status:not=final", ["early"]), ("date=2026-11-23", ["early"]),
            ("date=eq2026-11-23T08:00:00Z", ["early"]), ("date=gt2026-11-23T08:00Z", []),
            ("date=sa2026-11-01&date=eb2026-11-23", ["waiting"]),
        ] as [(String, [String])] {
            #expect(try await ines.ids("Observation?" + query).sorted() == ids, "\(query)")
        }
        #expect(
            try await FHIRClient(clinic, .patient("bo")).ids("Observation?patient=bo").sorted() == ["pressure", "seen"])
        #expect(
            try await FHIRClient(clinic, .practitioner("karl")).ids("Observation").sorted() == [
                "early", "pressure", "seen", "waiting",
            ])
    }

    @Test(arguments: Keeping.own) func `pages follow one another`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let ana = FHIRClient(clinic, .patient("ana"))
        let all = try await ana.get("Slot?status=free&_count=500")
        let ids = all.ids
        #expect(ids.count > 100)
        #expect(all.body["total"]?.integer == ids.count)
        let starts = all.resources("match").compactMap { $0["start"]?.string }
        #expect(starts == starts.sorted())
        #expect(try await ana.ids("Slot?status=free&_count=7") == ids)
        #expect(
            try await ana.ids("Slot?status=free&schedule=karl-skin&start=ge2026-11-25&start=lt2026-11-26&_count=3")
                .count == 8)
        let count = try await ana.get("Slot?status=free&_summary=count")
        #expect(count.body["total"]?.integer == ids.count && count.body["entry"] == nil)
        #expect(try await ana.get("Slot?_page=made%20up").status == 400)
    }

    @Test(arguments: Keeping.own) func `what is referred to comes along where it may be seen`(keeping: Keeping)
        async throws
    {
        let clinic = try await keeping.makeFullClinic()
        let bo = FHIRClient(clinic, .patient("bo"))
        let found = try await bo.get("Appointment?_include=Appointment:slot&_include=Appointment:practitioner")
        #expect(
            found.resources("include").compactMap { $0["resourceType"]?.string }.sorted() == ["Practitioner", "Slot"])
        let karl = FHIRClient(clinic, .practitioner("karl"))
        let all = try await karl.get("Appointment?_include=*&practitioner=karl")
        let people = all.resources("include").compactMap { $0["id"]?.string }
        #expect(people.contains("bo"))
        let visits = try await FHIRClient(clinic, .practitioner("ines")).get("Encounter?_include=Encounter:patient")
        #expect(visits.resources("include").compactMap { $0["id"]?.string } == ["bo"])
    }

    @Test func `what is not known is refused where that is preferred`() async throws {
        let ana = FHIRClient(try await Keeping.memory.makeFullClinic(), .patient("ana"))
        let lenient = try await ana.get("Slot?colour=red&status=free&_count=1", ["prefer": "handling=lenient"])
        let link = lenient.body["link"]?[0]?["url"]?.string
        #expect(lenient.status == 200 && link == FHIRClient.base + "/Slot?status=free&_count=1")
        let strict = try await ana.get("Slot?colour=red", ["prefer": "handling=strict"])
        #expect(strict.status == 400 && strict.says.contains("colour"))
        for query in [
            "start=yesterday", "start=2026-11-24T08:00:00", "status:above=free", "_count=many",
            "schedule:missing=perhaps",
            "status=a%7Cb%7Cc",
        ] {
            let answer = try await ana.get("Slot?" + query)
            #expect(answer.status == 400 && !answer.says.isEmpty, "\(query)")
        }
    }

    @Test func `a search is taken as a form, too`() async throws {
        let clinic = try await Keeping.memory.makeFullClinic()
        let request = await clinic.service.answer(
            .init(
                "POST", "/fhir/r4/Patient/_search", origin: "https://clinic.example",
                headers: [
                    "authorization": "Bearer Practitioner/ines", "content-type": "application/x-www-form-urlencoded",
                ], body: Data("name=lind&_count=5".utf8)), from: "")
        #expect(try JSONParser.parse(request.body)["total"]?.integer == 1)
    }
}

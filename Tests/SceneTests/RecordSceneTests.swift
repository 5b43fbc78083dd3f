import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Record, Series, Document and Results: with their mocks, and in both apps over one clinic.
@MainActor
@Suite struct RecordSceneTests {
    @Test func `Record shows with its mock what one has to know, and leads to results, documents and visits`()
        async throws
    {
        let journey = await SceneJourney(rows: 60) { RecordFactory.mock() }
        #expect(journey.frame.path == ["Record"])
        let text = journey.frame.text
        let allergy = try #require(text.range(of: "Allergy: Penicillin"))
        let results = try #require(text.range(of: "Vital signs"))
        #expect(allergy.lowerBound < results.lowerBound)
        #expect(text.contains("4 Mar 1961, 65 years"))
        #expect(text.contains("7.4 % ▲ high · ↗ rising"))
        #expect(text.contains("Normal: 4–6 %"))
        try await journey.press(.identifier("record.series.4548-4"))
        #expect(journey.frame.path == ["Record", "HbA1c"])
        try await journey.back()
        try await journey.press(.identifier("record.document.d1"))
        #expect(journey.frame.path == ["Record", "Control"])
        #expect(journey.frame.text.contains("Walks every day."))
        try await journey.back()
        try await journey.press(.identifier("record.visit.e1"))
        #expect(journey.frame.path.last == "Appointment")
        try await journey.back()
        try await journey.press("Book a follow-up")
        #expect(journey.frame.path.last == "Book a follow-up")
        try await journey.back()
        try await journey.press("Write a message")
        #expect(journey.frame.path.last == "Dr. Ada Sample")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `Series draws the values over what is usual, and tells them one by one`() async throws {
        let journey = await SceneJourney(rows: 50) { SeriesFactory.mock() }
        #expect(journey.frame.text.contains("The band is what is normal: 4–6 %"))
        let chart = try #require(journey.frame.element("Chart of HbA1c by Date"))
        #expect(chart.value?.contains("5 rows") == true)
        #expect(journey.frame.text.contains("23 Nov 2026"))
        try await journey.press(.identifier("series.release.sugar-5"))
        #expect(journey.frame.presented == .sheet && journey.frame.text.contains("Release to Sam Sample?"))
        try await journey.press("Not yet")
        #expect(journey.frame.presented == nil)
        try await journey.press(.identifier("series.release.sugar-5"))
        try await journey.press("Release")
        #expect(await journey.waits { $0.element(identifier: "release.released")?.isFocused == true })
        #expect(journey.frame.text.contains("Released to Sam Sample."))
        #expect(journey.host.warnings.isEmpty)
    }

    @Test(arguments: ["en", "ar"])
    func `time goes to the right in every language, where the arrow of the trend points`(_ language: String)
        async throws
    {
        let host = SceneHost(columns: 80, rows: 60, style: .screen, locale: Locale(identifier: language)) {
            CoordinatingNavigationStack { RecordFactory.mock() }
        }
        await host.settle()
        let lines = host.frame.lines
        let rising = try #require(lines.firstIndex { $0.contains("↗") })
        // The higher of the two lines of dots has the later values.
        let places = lines[rising + 1].enumerated().filter { "\u{2801}"..."\u{28FF}" ~= $0.element }.map(\.offset)
        #expect(try #require(places.min()) > 30, "\(lines[rising + 1])")
    }

    @Test(arguments: [40, 80, 120])
    func `all of a record fits the screen`(columns: Int) async throws {
        func all(_ scene: some View) async throws {
            let journey = await SceneJourney(columns: columns, rows: 70) { scene }
            let widest = journey.frame.text.split(separator: "\n").map(\.count).max() ?? 0
            #expect(widest <= columns)
            #expect(!journey.frame.text.contains("…"))
            #expect(journey.host.warnings.isEmpty)
        }
        try await all(RecordFactory.mock())
        try await all(SeriesFactory.mock())
        try await all(DocumentFactory.mock())
        try await all(ResultsFactory.mock())
    }

    @Test func `a report says the values that it puts together before it is released`() async throws {
        var panel = HealthFixture.panel
        panel.conclusion = "Higher than before."
        let clinic = try await SceneClinic(adding: HealthFixture.entities + [.health(.diagnosticReport(panel))])
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/patients/bo/record"), session: try await clinic.signIn("ines", as: .practitioner),
            columns: 120, rows: 90)
        #expect(doctor.frame.text.contains("HbA1c 7.10 %"))
        try await doctor.press(.identifier("record.release.DiagnosticReport/panel"))
        let text = doctor.frame.text
        #expect(text.contains("Diabetes panel: HbA1c 7.10 %") && text.contains("Higher than before. (22 Nov 2026)"))
        try await doctor.press("Release")
        #expect(doctor.frame.element(identifier: "record.release.DiagnosticReport/panel") == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `what the doctor releases stands in the patient's open record`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let patient = await clinic.patientApp()
        try await patient.signIn("bo")
        try await patient.press("My record")
        #expect(patient.frame.path == ["Home", "Record"])
        #expect(patient.frame.text.contains("6.30 %") && !patient.frame.text.contains("7.10 %"))
        #expect(patient.frame.element(identifier: "record.followUp") == nil)

        let doctor = await clinic.doctorApp()
        try await doctor.signIn("ines")
        #expect(doctor.frame.element(identifier: "home.results")?.value == "1 waiting")
        try await doctor.press("Results to release")
        #expect(doctor.frame.path == ["Home", "Results to release"])
        try await doctor.press(.identifier("results.result.Observation/waiting"))
        #expect(doctor.frame.path.last == "Record")
        try await doctor.press(.identifier("record.release.Observation/waiting"))
        #expect(doctor.frame.presented == .sheet && doctor.frame.text.contains("It cannot be taken back."))
        #expect(doctor.frame.text.contains("HbA1c: 7.10 %") && doctor.frame.text.contains("Release to Bo Lindqvist?"))
        try await doctor.set(.identifier("release.comment"), to: "No need to worry.")
        try await doctor.press("Not yet")
        #expect(doctor.frame.title == "Discard what you typed?")
        try await doctor.press("Keep writing")
        #expect(doctor.frame.element(identifier: "release.comment")?.value == "No need to worry.")
        try await doctor.press("Release")
        #expect(doctor.frame.presented == nil)
        #expect(doctor.frame.element(identifier: "record.release.Observation/waiting") == nil)
        #expect(doctor.frame.element(identifier: "release.released")?.isFocused == true)
        #expect(doctor.frame.text.contains("Released to Bo Lindqvist."))

        #expect(await patient.waits { $0.text.contains("7.10 %") })
        #expect(patient.frame.text.contains("Results of the last two weeks"))
        try await patient.press(.identifier("record.news.Observation/waiting"))
        #expect(patient.frame.path == ["Home", "Record", "HbA1c"])
        #expect(patient.frame.text.contains("No need to worry."))
        try await doctor.back()
        #expect(doctor.frame.text.contains("No results wait to be released"))
        let details = try await clinic.kept.audit(of: "Practitioner/ines").map(\.detail)
        #expect(details.filter { $0 == "opened the record" }.count == 1)
        #expect(details.contains("released to the patient"))
    }

    @Test func `a patient's record leads to who viewed it, a doctor's does not`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        _ = try await clinic.kept.ines.records.record(of: "bo", access: .opening)
        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        try await patient.press(.identifier("record.events"))
        #expect(patient.frame.path == ["Home", "Record", "Who viewed and changed your record"])
        #expect(patient.frame.text.contains("Ines Okafor") && patient.frame.element("Change password") == nil)
        try await patient.back()
        #expect(patient.frame.path == ["Home", "Record"])
        let linked = await clinic.patientApp(
            RootParameters(link: "/account?show=events"), session: try await clinic.signIn("bo", as: .patient))
        #expect(linked.frame.path.last == "Who viewed and changed your record")
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/patients/bo/record"), session: try await clinic.signIn("ines", as: .practitioner))
        #expect(doctor.frame.element(identifier: "record.events") == nil)
        #expect(doctor.frame.element(identifier: "record.export") == nil)
        try await patient.press(.identifier("record.export"))
        #expect(patient.frame.path == ["Home", "Record", "Your data"])
        #expect(patient.frame.element("Change password") == nil)
        try await patient.press("Save my record, to read")
        #expect(patient.frame.presented != nil)
        #expect(patient.host.warnings.isEmpty)
    }

    @Test func `what is not usual stands first among the results, and the scale is said`() async throws {
        var albumin = HealthFixture.sugar("albumin", "5.1", day: -20, released: HealthFixture.day(-20))
        albumin.code = CodeableConcept(text: "Albumin")
        let low = HealthFixture.sugar("low", "3.2", day: -10, released: HealthFixture.day(-9))
        let clinic = try await SceneClinic(
            adding: HealthFixture.entities + [.health(.observation(albumin)), .health(.observation(low))])
        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        let text = patient.frame.text
        let laboratory = try #require(text.range(of: "Laboratory")).upperBound
        let unusual = try #require(text.range(of: "3.2 % ▼ low", range: laboratory..<text.endIndex))
        let usual = try #require(text.range(of: "5.1 % normal", range: laboratory..<text.endIndex))
        #expect(unusual.lowerBound < usual.lowerBound)
        #expect(text.contains("Scale: 3.2–6.30 %. Normal: 4–5.6 %"))
    }

    @Test func `a blood pressure is one chart of two lines, however its parts are called, and each has its trend`()
        async throws
    {
        let parts: [(code: String, title: String, value: ExactDecimal, high: ExactDecimal)] = [
            ("8480-6", "Systolic blood pressure", 118, 140), ("8462-4", "Diastolic blood pressure", 88, 90),
        ]
        // What was measured later, `HealthFixture.pressure`, calls them otherwise and says nothing of what is normal.
        let earlier = Observation(
            id: "earlier", categories: [HealthFixture.category(.vitalSigns)], code: HealthFixture.pressure.code,
            patient: "bo", effective: .instant(HealthFixture.day(-60)),
            components: parts.map { part in
                Observation.Component(
                    code: CodeableConcept(
                        codings: [Coding(system: "http://loinc.org", code: part.code)], text: part.title),
                    value: .quantity(Quantity(part.value, "mmHg", code: "mm[Hg]")),
                    referenceRanges: [.init(high: Quantity(part.high, "mmHg", code: "mm[Hg]"))])
            })
        let clinic = try await SceneClinic(adding: HealthFixture.entities + [.health(.observation(earlier))])
        let app = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        #expect(app.frame.text.contains("142/88 mmHg"))
        #expect(app.frame.text.contains("Systolic ↗ rising") && app.frame.text.contains("Diastolic → about the same"))
        try await app.press(.identifier("record.series.85354-9"))
        let text = app.frame.text
        #expect(text.contains("142/88 mmHg") && text.contains("≤ 140 mmHg") && text.contains("≤ 90 mmHg"))
        #expect(text.contains("Trend: Systolic") && text.contains("Trend: Diastolic"))
        let chart = try #require(app.frame.element("Chart of Blood pressure by Date"))
        #expect(chart.value == "Systolic, Diastolic; 2 rows")
        let values = app.frame.elements.filter { $0.role == .row }.compactMap(\.value)
        let rows = values.filter { $0.hasPrefix("Systolic") }
        #expect(rows == ["Systolic 118, Diastolic 88", "Systolic 142, Diastolic 88"])
        #expect(app.host.warnings.isEmpty)
    }

    @Test func `a record has problems and current medication before results, and past medication apart`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/patients/bo/record"), session: try await clinic.signIn("ines", as: .practitioner),
            rows: 120)
        func line(_ text: String) throws -> Int {
            try #require(doctor.frame.lines.firstIndex { $0.hasPrefix(text) }, "\(text)")
        }
        #expect(try line("Health problems") < line("Current medication"))
        #expect(try line("Current medication") < line("Laboratory"))
        #expect(!doctor.frame.text.contains("Past medication"))
        try await clinic.kept.ines.prescriptions.stop("metformin", reason: "Kidneys")
        #expect(await doctor.waits { $0.text.contains("Past medication") && $0.text.contains("Nothing is taken now") })
        #expect(try line("Laboratory") < line("Past medication"))
    }

    @Test func `a medicine that was stopped says when it was prescribed, not when it ended`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        try await clinic.kept.ines.prescriptions.stop("metformin", reason: "Kidneys")
        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        let lines = patient.frame.text.split(separator: "\n")
        let row = try #require(lines.first { $0.contains("Metformin") })
        #expect(row.contains("stopped") && !row.contains("202"))
        #expect(patient.frame.text.contains("Prescribed on"))
    }

    @Test func `a medicine that is taken says of its day that it is that of the prescription`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let patient = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        let lines = patient.frame.lines
        let row = try #require(lines.firstIndex { $0.contains("Metformin") })
        #expect(!lines[row].contains("202"))
        #expect(lines[row...].prefix(3).contains { $0.contains("Prescribed on 15 Aug 2026") })
    }

    @Test func `what is known of a time is said, also of what is over, and no more`() async throws {
        func date(_ text: String) throws -> DateTime { .date(try #require(PartialDate(text))) }
        func over(_ name: String, _ onset: StatedTime?, _ abatement: StatedTime?) -> ResourceEntity {
            .health(
                .condition(
                    Condition(
                        id: .init(name), clinicalStatus: .resolved, code: CodeableConcept(text: name), patient: "bo",
                        onset: onset, abatement: abatement)))
        }
        let years = Quantity(12, "a")
        let clinic = try await SceneClinic(adding: [
            over("mumps", .dateTime(try date("1999")), .dateTime(try date("2003-05"))),
            over("acne", .age(years), .dateTime(try date("2003-05-03"))),
            over("croup", nil, .string("in the spring")), over("hives", .dateTime(try date("1999-05")), nil),
            .health(
                .allergyIntolerance(
                    AllergyIntolerance(
                        id: "nuts", code: CodeableConcept(text: "Nuts"), patient: "bo",
                        onset: .range(QuantityRange(low: years))))),
            .health(
                .medicationRequest(
                    MedicationRequest(
                        id: "iron", status: .stopped, medication: CodeableConcept(text: "Iron"), patient: "bo",
                        authored: try date("2019-05")))),
        ])
        let app = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
        for words in [
            "From 1999 to May 2003", "Began: at 12 years. Ended: 3 May 2003.", "Ended: in the spring",
            "Began in May 1999", "Began: at 12 years or later", "Prescribed in May 2019",
        ] {
            #expect(app.frame.text.contains(words), "\(words) in \(app.frame.text)")
        }
    }

    @Test func `a visit and a search lead the doctor to the record, not the patient`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let visit = try await clinic.booked().id
        let doctor = await clinic.doctorApp(
            .init(link: "/appointments/\(visit)"), session: try await clinic.signIn("karl", as: .practitioner))
        try await doctor.press("Show the record")
        #expect(doctor.frame.path.last == "Record" && doctor.frame.text.contains("Ana María Fernández"))
        #expect(doctor.frame.text.contains("No allergies are recorded"))
        let patient = await clinic.patientApp(
            .init(link: "/appointments/\(visit)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.element("Show the record") == nil)
    }

    @Test(arguments: [
        ("/record", ["Home", "Record"]),
        ("/patients/bo/record", ["Home", "Record"]),
        ("/record/results/4548-4", ["Home", "Record", "HbA1c"]),
        ("/record/documents/note", ["Home", "Record", "Control"]),
        ("/results", ["Home", "Record"]),
    ])
    func `links lead a patient to the record and into it`(link: String, path: [String]) async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let app = await clinic.patientApp(.init(link: link), session: try await clinic.signIn("bo", as: .patient))
        #expect(app.frame.path == path)
    }

    @Test func `links lead a doctor to a patient's record, and nobody to another's`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let session = try await clinic.signIn("ines", as: .practitioner)
        let app = await clinic.doctorApp(.init(link: "/patients/bo/record/results/4548-4"), session: session)
        #expect(app.frame.path == ["Home", "Record", "HbA1c"])
        let lost = await clinic.doctorApp(.init(link: "/patients/ana/record"), session: session)
        #expect(lost.frame.title == "You may not see the record of somebody who is not your patient.")
        let own = await clinic.doctorApp(.init(link: "/record"), session: session)
        #expect(own.frame.title == "There is no health record of your own.")
        let other = await clinic.patientApp(
            .init(link: "/patients/bo/record"), session: try await clinic.signIn("ana", as: .patient))
        #expect(other.frame.title == "You may not see another patient’s record.")
    }

    @Test func `a date of birth that is to come has no age`() async throws {
        let unborn = Patient(id: "unborn", birthDate: PartialDate("2029-01-01"), generalPractitioners: ["ines"])
        let clinic = try await SceneClinic(adding: [.patient(unborn)])
        let app = await clinic.doctorApp(
            RootParameters(link: "/patients/unborn/record"),
            session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.text.contains("1 Jan 2029"))
        #expect(!app.frame.text.contains("years"))
    }

    @Test func `the file of a document is saved, and what it is is said where it is not shown`() async throws {
        let pdf = DocumentReference(
            id: "letter", docStatus: .final, patient: "bo", written: ClinicFixture.monday,
            attachment: Attachment(contentType: "application/pdf", data: Data("%PDF".utf8), title: "Letter"))
        let link = DocumentReference(
            id: "link", docStatus: .final, patient: "bo", written: ClinicFixture.monday,
            attachment: Attachment(contentType: "image/png", url: "https://pictures.example/1", title: "Picture"))
        let clinic = try await SceneClinic(
            adding: HealthFixture.entities + [pdf, link].map { .health(.documentReference($0)) })
        let session = try await clinic.signIn("bo", as: .patient)
        let app = await clinic.patientApp(RootParameters(link: "/record/documents/letter"), session: session)
        #expect(app.frame.text.contains("This is a file that is not shown here: PDF · 4"))
        try await app.press(.identifier("document.save"))
        #expect(app.frame.title == "The file is saved" && app.frame.text.contains("/records/Letter 2026-11-23.pdf"))
        #expect(await clinic.files.records.map(\.contents) == [Data("%PDF".utf8)])
        #expect(try await clinic.kept.audit(of: "Patient/bo").contains { $0.detail == "given out the document" })
        let elsewhere = await clinic.patientApp(RootParameters(link: "/record/documents/link"), session: session)
        #expect(elsewhere.frame.text.contains("The file is not kept here: it is at"))
        #expect(elsewhere.frame.element(identifier: "document.save") == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `the results of one kind are saved to read, without those that wait`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let app = await clinic.patientApp(
            RootParameters(link: "/record/results/4548-4"), session: try await clinic.signIn("bo", as: .patient))
        try await app.press(.identifier("series.save"))
        #expect(app.frame.title == "The results are saved, to read")
        #expect(app.frame.text.contains("/records/HbA1c 2026-11-23.txt"))
        let file = try #require(await clinic.files.records.last)
        let text = String(decoding: file.contents, as: UTF8.self)
        #expect(text.hasPrefix("HbA1c\nBo Lindqvist\nAs of "))
        #expect(text.hasSuffix("\nNormal: 4–5.6 %\n\n6.30 %, high, 7 May 2026\n"))
        #expect(try await clinic.kept.audit(of: "Patient/bo").contains { $0.detail == "given out the results 4548-4" })
    }

    @Test func `a document that is not finished is not there for the patient`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let app = await clinic.patientApp(session: try await clinic.signIn("bo", as: .patient))
        app.coordinator.replacePath([RecordParameters(), DocumentParameters(id: "draft")])
        await app.host.settle()
        #expect(app.frame.title == "There is no document draft.")
        try await app.press("OK")
        #expect(app.frame.path == ["Home", "Record"])
    }
}

import ClinicModel
import DoctorScenes
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// The search for patients, which only the doctor's app has.
@MainActor
@Suite struct DoctorPatientSearchTests {
    @Test(arguments: Keeping.allCases)
    func `a patient is found from the calendar, and a follow-up is booked`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        _ = try await clinic.booked()
        let app = await clinic.doctorApp()
        try await app.signIn("karl")
        try await app.press("Appointments")
        try await app.press("Find a patient")
        #expect(app.frame.path == ["Home", "Appointments", "Patients"])
        #expect(app.frame.element(identifier: "patientSearch.patient.ana") != nil)
        #expect(app.frame.element(identifier: "patientSearch.patient.bo") == nil, "who is none of Karl’s")
        #expect(app.frame.element("Name, identifier or birth date")?.isFocused == true)
        for text in [
            "FERNANDEZ maria", "p-1001", "1984-02-29", "29.2.1984", "29.02.84", "29/02/1984", "29 Feb 1984", "29 Feb",
            "Feb 1984", "19840229",
        ] {
            try await app.find(text)
            #expect(app.frame.element(identifier: "patientSearch.patient.ana") != nil, "\(text)")
        }
        try await app.find("1985")
        #expect(app.frame.text.contains("None of your patients matches “1985”"))
        #expect(!app.frame.text.contains("A name of another script"))
        try await app.find("28 Feb")
        #expect(app.frame.element(identifier: "patientSearch.patient.ana") == nil)
        try await app.find("xyzzy")
        #expect(app.frame.text.contains("A name of another script is found as it is written"))
        try await app.find("fernadnez")
        #expect(app.frame.text.contains("None of your patients matches “fernadnez”."))
        #expect(app.frame.text.contains("Similar names"))
        #expect(app.frame.element(identifier: "patientSearch.patient.ana") != nil)
        try await app.find("fern")
        #expect(!app.frame.text.contains("Similar names"))
        try await app.press(.identifier("patientSearch.patient.ana"))
        #expect(app.frame.path.last == "Record")
        #expect(app.frame.text.contains("Ana María Fernández"))
        try await app.press("Book a follow-up")
        #expect(app.frame.path.last == "Book a follow-up")
        try await app.press("Book the first free time")
        try await app.press("Book")
        #expect(app.frame.path.last == "Appointment")
    }

    @Test func `Home leads to the patients, and the patient's has no such link`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press(.identifier("home.patients"))
        #expect(app.frame.path == ["Home", "Patients"])
        try await app.find("lind")
        try await app.press(.identifier("patientSearch.patient.bo"))
        #expect(app.frame.path.last == "Record" && app.frame.text.contains("Bo Lindqvist"))
        let patient = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.element(identifier: "home.appointments") != nil)
        #expect(patient.frame.element(identifier: "home.patients") == nil)
        #expect(app.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test func `each search is in the audit trail, each letter is not`() async throws {
        let clinic = try await SceneClinic(.sqlite)
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press("Appointments")
        try await app.press("Find a patient")
        let before = try await searches(clinic)
        try await app.find("lind")
        let notes = ["looked for names like “lind”: 0 found", "looked for “lind”: 1 found"]
        #expect(try await searches(clinic) == notes + before)
    }

    @Test func `a link says what to look for, and the patient's app has none such`() async throws {
        let clinic = try await SceneClinic()
        let link = RootParameters(link: "caduceus://patients?search=Lindqvist")
        let app = await clinic.doctorApp(link, session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.path == ["Home", "Appointments", "Patients"])
        #expect(app.frame.element(identifier: "patientSearch.patient.bo") != nil)
        #expect(app.frame.element(identifier: "patientSearch.patient.ana") == nil)

        let other = await clinic.patientApp(link, session: try await clinic.signIn("ana", as: .patient))
        #expect(other.frame.title == "“/patients” leads nowhere in this app.")
        #expect(!other.frame.text.contains("patients and"))
    }

    private func searches(_ clinic: SceneClinic) async throws -> [String] {
        try await clinic.kept.audit(of: "Practitioner/ines").compactMap(\.detail).filter {
            $0.hasPrefix("looked for")
        }
    }
}

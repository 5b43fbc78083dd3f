import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Allergies: with its mock, and in the doctor's app beside the patient's.
@MainActor
@Suite struct AllergiesSceneTests {
    private func doctor(_ clinic: SceneClinic, _ link: String) async throws -> SceneJourney {
        await clinic.doctorApp(
            RootParameters(link: link), session: try await clinic.signIn("ines", as: .practitioner))
    }

    private func patient(_ clinic: SceneClinic) async throws -> SceneJourney {
        await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("bo", as: .patient))
    }

    @Test(arguments: [40, 80, 120])
    func `Allergies shows with its mock what is known, and what is missing to add one`(columns: Int) async throws {
        let journey = await SceneJourney(columns: columns, rows: 60) { AllergiesFactory.mock() }
        let text = journey.frame.text
        #expect(journey.frame.path == ["Allergies"])
        for part in [
            "Allergy: Penicillin", "Hives", "High risk", "Intolerance: Lactose", "over", "Name the substance",
        ] { #expect(text.contains(part), "\(part)") }
        #expect(journey.frame.element(identifier: "allergies.add")?.isEnabled == false)
        #expect((text.split(separator: "\n").map(\.count).max() ?? 0) <= columns && !text.contains("…"))
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `Allergies leads with its mock to what is taken, which an allergy speaks against`() async throws {
        let journey = await SceneJourney(rows: 60) { AllergiesFactory.mock() }
        try await journey.set("Substance", to: "Metformin")
        try await journey.press(.identifier("allergies.add"))
        #expect(
            await journey.waits {
                $0.title == "Metformin 500 mg is taken now: the allergy to Metformin speaks against it."
            })
        try await journey.press("Show the prescriptions")
        #expect(journey.frame.path == ["Allergies", "My medication"] && journey.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a patient tells the clinic about an allergy from the record, where none is known as well`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping)
        let patient = try await patient(clinic)
        #expect(patient.frame.text.contains("No allergies are recorded"))
        try await patient.press("Tell the clinic about an allergy")
        #expect(patient.frame.path.count == 3)
        #expect(patient.frame.element("Message")?.value?.hasPrefix("My allergies:") == true)
        #expect(patient.frame.element("Send")?.isEnabled == false)
        try await patient.key("enter")
        #expect(patient.frame.text.contains("Write your message first, then send it."))
        try await patient.back()
        #expect(patient.frame.path == ["Home", "Record"], "nothing was written that is to be kept")
        try await patient.press("Tell the clinic about an allergy")
        try await patient.set("Message", to: "My allergies: hazelnuts")
        try await patient.press("Send")
        #expect(await patient.waits { $0.text.contains("hazelnuts") && $0.element("Message")?.value == "" })
        let sent = try await clinic.kept.ines.messages.conversation("bo", access: .refresh)
        #expect(sent.messages.last?.communication.text == "My allergies: hazelnuts")
        let doctor = try await doctor(clinic, "/patients/bo/record")
        #expect(doctor.frame.element(identifier: "record.tellAllergy") == nil)
        #expect(patient.host.warnings.isEmpty && doctor.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `telling of an allergy begins below a message that was begun, and loses nothing of it`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping)
        let patient = try await patient(clinic)
        try await clinic.kept.bo.messages.keep(MessageDraft("May I swim?"), in: "ines")
        func draft() async throws -> String? {
            try await clinic.kept.bo.messages.conversation("ines", access: .refresh).draft?.text
        }
        try await patient.press("Tell the clinic about an allergy")
        let message = try #require(patient.frame.element("Message")?.value)
        #expect(message.hasPrefix("May I swim?") && message.contains("My allergies:"))
        #expect(patient.frame.text.contains("You had begun a message: the new one stands below it."))
        #expect(patient.frame.element("Send")?.isEnabled == false, "nothing was said of an allergy yet")
        try await patient.back()
        #expect(try await draft() == "May I swim?")
        try await patient.press("Tell the clinic about an allergy")
        try await patient.set("Message", to: "May I swim? My allergies: hazelnuts")
        try await patient.back()
        #expect(await patient.waits { $0.path == ["Home", "Record"] })
        #expect(try await draft() == "May I swim? My allergies: hazelnuts")
        try await patient.press("Tell the clinic about an allergy")
        let again = patient.frame
        #expect(again.element("Message")?.value == "May I swim? My allergies: hazelnuts", "it is begun already")
        #expect(!again.text.contains("You had begun a message") && again.element("Send")?.isEnabled == true)
    }

    @Test func `a refusal leads to the field that it is for`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/allergies?patient=bo")
        try await doctor.set("Substance", to: "Latex")
        try await doctor.set("Reaction", to: String(repeating: "a", count: 501))
        try await doctor.press(.identifier("allergies.add"))
        #expect(doctor.frame.title == "The reaction is longer than 500 characters.")
        try await doctor.press("OK")
        #expect(doctor.frame.element("Reaction")?.isFocused == true)
        try await doctor.set("Reaction", to: "Hives")
        try await doctor.set("Substance", to: "Penicillin")
        try await doctor.press(.identifier("allergies.add"))
        #expect(doctor.frame.title == "“Penicillin” is noted as an allergy of the patient’s already.")
        try await doctor.press("OK")
        #expect(doctor.frame.element("Substance")?.isFocused == true)
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy goes from the doctor's screen to the patient's, and prescribing warns of it`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let patient = try await patient(clinic)
        let doctor = try await doctor(clinic, "/patients/bo/record")
        let prescriber = try await self.doctor(clinic, "/prescribe?patient=bo")
        try await prescriber.set("Medicine", to: "Voltaren 50 mg")
        #expect(!prescriber.frame.text.contains("Known allergy"))
        #expect(!doctor.frame.text.contains("! Allergies"), "it leads there whether or not there is one")
        try await doctor.press(.identifier("record.allergies"))
        #expect(doctor.frame.path == ["Home", "Record", "Allergies"])
        try await doctor.set("Substance", to: "Ibuprofen")
        try await doctor.set("Reaction", to: "Stomach pain")
        try await doctor.set(.identifier("allergies.type"), to: "Intolerance")
        try await doctor.set(.identifier("allergies.criticality"), to: "Low risk")
        try await doctor.press("Back")
        #expect(doctor.frame.title == "Discard what you typed?")
        try await doctor.press("Keep writing")
        try await doctor.press(.identifier("allergies.add"))
        #expect(await doctor.waits { $0.text.contains("Intolerance: Ibuprofen") })
        #expect(doctor.frame.element("Substance")?.value == "" && doctor.frame.text.contains("Stomach pain"))
        #expect(await patient.waits { $0.text.contains("Intolerance: Ibuprofen") && $0.text.contains("Stomach pain") })
        #expect(await prescriber.waits { $0.text.contains("Known allergy: Ibuprofen") })
        try await doctor.set("Substance", to: "ibuprofen")
        try await doctor.press(.identifier("allergies.add"))
        #expect(doctor.frame.title == "“ibuprofen” is noted as an allergy of the patient’s already.")
        try await doctor.press("OK")
        #expect(doctor.frame.element("Substance")?.value == "ibuprofen", "what was typed stays")
        for journey in [doctor, patient, prescriber] { #expect(journey.host.warnings.isEmpty) }
    }

    @Test(arguments: Keeping.allCases)
    func `an allergy that was entered in error is asked about, taken back and gone for both`(_ keeping: Keeping)
        async throws
    {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let patient = try await patient(clinic)
        #expect(patient.frame.text.contains("Allergy: Penicillin"))
        #expect(patient.frame.element(identifier: "record.allergies") == nil)
        let doctor = try await doctor(clinic, "/allergies?patient=bo")
        #expect(doctor.frame.path == ["Home", "Record", "Allergies"])
        try await doctor.press(.identifier("allergies.allergy.penicillin"))
        #expect(doctor.frame.title.contains("Was “Penicillin” entered in error?"))
        try await doctor.press("Leave it as it is")
        #expect(doctor.frame.text.contains("Allergy: Penicillin"))
        try await doctor.press(.identifier("allergies.allergy.penicillin"))
        try await doctor.press("Entered in error")
        #expect(await doctor.waits { $0.text.contains("No allergies are recorded") })
        #expect(await patient.waits { $0.text.contains("No allergies are recorded") })
        #expect(doctor.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test func `a substance that is not known is asked about, and what may be meant is offered`() async throws {
        let clinic = try await SceneClinic()
        let doctor = try await doctor(clinic, "/allergies?patient=bo")
        try await doctor.set("Substance", to: "penicilin")
        #expect(doctor.frame.text.contains("It is not known what “penicilin” is: medicines are compared"))
        #expect(doctor.frame.text.contains("Did you mean Penicillin?"))
        try await doctor.press(.identifier("allergies.add"))
        #expect(doctor.frame.title == "Add “penicilin” all the same?")
        try await doctor.press("Check the name")
        #expect(doctor.frame.text.contains("No allergies are recorded"))
        try await doctor.press(.identifier("allergies.suggestion.Penicillin"))
        #expect(doctor.frame.element("Substance")?.value == "Penicillin")
        #expect(!doctor.frame.text.contains("It is not known") && !doctor.frame.text.contains("Did you mean"))
        try await doctor.press(.identifier("allergies.add"))
        #expect(await doctor.waits { $0.text.contains("Allergy: Penicillin") })
        try await doctor.set("Substance", to: "xyzzy")
        try await doctor.press(.identifier("allergies.add"))
        try await doctor.press("Add the allergy")
        #expect(await doctor.waits { $0.text.contains("Allergy: xyzzy") })
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test func `an allergy against what is taken is said when it is added, with the way to what is prescribed`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/allergies?patient=bo")
        try await doctor.set("Substance", to: "Metformin")
        try await doctor.press(.identifier("allergies.add"))
        #expect(
            await doctor.waits {
                $0.title == "Metformin 500 mg is taken now: the allergy to Metformin speaks against it."
            })
        try await doctor.press("Show the prescriptions")
        #expect(doctor.frame.path == ["Home", "Record", "Allergies", "Prescriptions"])
        #expect(doctor.frame.text.contains("Known allergy: Metformin") && doctor.host.warnings.isEmpty)
    }

    @Test func `links lead nobody to the allergies of another's patient`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/allergies?patient=ana")
        #expect(doctor.frame.title == "You may not see the record of somebody who is not your patient.")
        let nobody = try await self.doctor(clinic, "/allergies")
        #expect(nobody.frame.title == "The link does not say its patient.")
    }
}

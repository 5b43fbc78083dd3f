import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Prescriptions and Prescribe: with their mocks, and in both apps over one clinic.
@MainActor
@Suite struct PrescriptionsSceneTests {
    private func patient(_ clinic: SceneClinic, _ link: String? = nil) async throws -> SceneJourney {
        await clinic.patientApp(
            link.map { RootParameters(link: $0) } ?? .mock, session: try await clinic.signIn("bo", as: .patient))
    }

    private func doctor(_ clinic: SceneClinic, _ link: String? = nil) async throws -> SceneJourney {
        await clinic.doctorApp(
            link.map { RootParameters(link: $0) } ?? .mock, session: try await clinic.signIn("ines", as: .practitioner))
    }

    @Test func `Prescriptions shows with its mock what is active, asked for and past, and leads to the record`()
        async throws
    {
        let journey = await SceneJourney(rows: 70) { PrescriptionsFactory.mock() }
        let text = journey.frame.text
        #expect(journey.frame.path == ["My medication"])
        #expect(text.contains("Refills you asked for") && text.contains("“I leave for a month on Friday.”"))
        #expect(text.contains("1 tablet by mouth once a day") && text.contains("The supply lasts until"))
        #expect(text.contains("Because: Made drowsy"))
        try await journey.press(.identifier("prescriptions.withdraw.m4"))
        #expect(journey.frame.presented == .dialog)
        try await journey.press("Leave it as it is")
        try await journey.press(.identifier("prescriptions.refill.m2"))
        #expect(journey.frame.presented == .sheet && journey.frame.text.contains("The supply lasts until "))
        try await journey.set("A note, if you like", to: "Soon, please.")
        try await journey.press("Not now")
        #expect(journey.frame.title == "Discard what you typed?")
        try await journey.press("Keep writing")
        #expect(journey.frame.element("A note, if you like")?.value == "Soon, please.")
        try await journey.press(.identifier("prescriptions.send"))
        #expect(journey.frame.presented == nil)
        try await journey.press("Show the record")
        #expect(journey.frame.path.last == "Record")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `the focus does not begin on what withdraws a request`() async throws {
        let journey = await SceneJourney(rows: 70, style: .screen) { PrescriptionsFactory.mock() }
        let identifiers = journey.frame.elements.compactMap(\.identifier)
        #expect(identifiers.contains("prescriptions.withdraw.m4"))
        try await journey.key("down")
        #expect(journey.frame.elements.first(where: \.isFocused)?.identifier == "prescriptions.refill.m2")
    }

    @Test func `what has the focus first comes with its name at the top of a small screen`() async throws {
        let journey = await SceneJourney(rows: 16, style: .screen) { PrescriptionsFactory.mock() }
        let lines = journey.frame.lines
        let name = try #require(lines.firstIndex { $0.contains("Ramipril 5 mg") })
        #expect(lines.contains { $0.contains("Ask for a refill") })
        for word in ["Metformin", "Next: ", "Withdraw", "The supply lasts"] {
            #expect(!lines[..<name].contains { $0.contains(word) }, "\(lines)")
        }
    }

    @Test func `who asks for a refill or withdraws it reads so, where the focus is`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let patient = try await patient(clinic)
        try await patient.press(.identifier("home.prescriptions"))
        try await patient.press(.identifier("prescriptions.refill.metformin"))
        try await patient.press(.identifier("prescriptions.send"))
        #expect(await patient.waits { $0.focuses("You have asked for a refill of “Metformin 500 mg”.") })
        let refill = try #require(
            patient.frame.elements.compactMap(\.identifier).first { $0.hasPrefix("prescriptions.withdraw.") })
        try await patient.press(.identifier(refill))
        try await patient.press("Withdraw")
        #expect(await patient.waits { $0.focuses("Your request for “Metformin 500 mg” is withdrawn.") })
    }

    @Test func `a refill that was asked for far down the list is said in sight`() async throws {
        let journey = await SceneJourney(rows: 16, style: .screen) { PrescriptionsFactory.mock() }
        #expect(!journey.frame.text.contains("Refills you asked for"))
        try await journey.press(.identifier("prescriptions.refill.m2"))
        try await journey.press(.identifier("prescriptions.send"))
        #expect(await journey.waits { $0.focuses("You have asked for a refill of “Ramipril 5 mg”.") })
        #expect(journey.frame.text.contains("Refills you asked for"))
    }

    @Test(arguments: [40, 80, 120])
    func `all of it fits the screen`(columns: Int) async throws {
        func all(_ scene: some View) async throws {
            let journey = await SceneJourney(columns: columns, rows: 90) { scene }
            let widest = journey.frame.text.split(separator: "\n").map(\.count).max() ?? 0
            #expect(widest <= columns)
            #expect(!journey.frame.text.contains("…"))
            #expect(journey.host.warnings.isEmpty)
        }
        try await all(PrescriptionsFactory.mock())
        try await all(PrescribeFactory.mock())
    }

    @Test(arguments: Keeping.allCases)
    func `a refill goes from the patient's screen to the doctor's and back`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let doctor = try await doctor(clinic)
        #expect(doctor.frame.element(identifier: "home.prescriptions")?.label == "Refills to approve")
        let patient = try await patient(clinic)
        #expect(patient.frame.element(identifier: "home.prescriptions")?.label == "My medication")
        try await patient.press(.identifier("home.prescriptions"))
        #expect(patient.frame.path == ["Home", "My medication"])
        #expect(patient.frame.element("Prescribe") == nil)
        try await patient.press(.identifier("prescriptions.refill.metformin"))
        try await patient.set("A note, if you like", to: "Two weeks are left.")
        try await patient.press(.identifier("prescriptions.send"))
        #expect(patient.frame.presented == nil && patient.frame.text.contains("refill asked for"))
        #expect(
            patient.frame.text.contains("Next: Dr Ines Okafor or another of your practitioners answers it here."))

        #expect(await doctor.waits { $0.element(identifier: "home.prescriptions")?.value == "1 waiting" })
        try await doctor.press("Refills to approve")
        #expect(doctor.frame.text.contains("Bo Lindqvist") && doctor.frame.text.contains("“Two weeks are left.”"))
        let row = try #require(
            doctor.frame.elements.compactMap(\.identifier).first { $0.hasPrefix("prescriptions.answer.") })
        try await doctor.press(.identifier(row))
        #expect(doctor.frame.presented == .sheet && doctor.frame.text.contains("Bo Lindqvist"))
        try await doctor.press("Decline")
        #expect(doctor.frame.title == "To decline a refill, a reason is needed.")
        try await doctor.press("OK")
        #expect(doctor.frame.element(identifier: "prescriptions.reason")?.isFocused == true)
        try await doctor.type("See you in March.")
        try await doctor.press("Approve")
        #expect(doctor.frame.presented == nil && doctor.frame.text.contains("approved"))
        #expect(await patient.waits { $0.text.contains("approved") && $0.text.contains("Past medication") })
        #expect(patient.frame.text.contains("See you in March."))
        #expect(patient.frame.text.contains("Approved on") && patient.frame.text.contains("by Dr Ines Okafor"))
        try await patient.back()
        #expect(
            await patient.waits { $0.element(identifier: "home.prescriptions")?.label == "My medication" },
            "it was read")
        let open = try #require(
            try await clinic.kept.bo.prescriptions.prescriptions(of: "bo", access: .refresh).active
                .first { $0.canAskForRefill })
        let second = try await clinic.kept.bo.prescriptions.askForRefill(of: open.id, note: nil)
        try await clinic.kept.ines.prescriptions.decline(second, reason: "Come and see me.")
        #expect(
            await patient.waits {
                $0.element(identifier: "home.prescriptions")?.label == "My medication: refill answered"
            })
        try await patient.press(.identifier("home.prescriptions"))
        try await patient.back()
        #expect(await patient.waits { $0.element(identifier: "home.prescriptions")?.label == "My medication" })
        #expect(doctor.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test func `what comes to speak against a refill while it is answered is warned of, and the reason holds`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let doctor = try await doctor(clinic, "/patients/bo/prescriptions")
        try await doctor.press(.identifier("prescriptions.answer.\(refill)"))
        #expect(!doctor.frame.text.contains("Active already"))
        let draft = PrescriptionDraft(
            medication: CodeableConcept(text: "Metformin 850 mg"), dosage: Dosage(text: "1 tablet at night"),
            reasons: ["MedicationRequest/metformin": "Besides."])
        _ = try await clinic.kept.ines.prescriptions.prescribe(draft, for: "bo")
        #expect(await doctor.waits { $0.text.contains("Active already: Metformin 850 mg") })
        try await doctor.set("Why you decline, or approve all the same", to: "In the evening.")
        try await doctor.press("Approve")
        #expect(doctor.frame.title == "Approve “Metformin 500 mg” for Bo Lindqvist all the same?")
        try await doctor.press("Approve")
        #expect(doctor.frame.presented == nil && doctor.frame.text.contains("approved"))
    }

    @Test func `a refill is answered from the list, and who gives no reason is led to its field`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let doctor = try await doctor(clinic, "/prescriptions")
        try await doctor.perform("Show the prescriptions", on: .identifier("prescriptions.answer.\(refill)"))
        #expect(doctor.frame.path.last == "Prescriptions")
        try await doctor.back()
        try await doctor.press(.identifier("prescriptions.answer.\(refill)"))
        #expect(doctor.frame.presented == .sheet && doctor.frame.text.contains("Bo Lindqvist"))
        #expect(doctor.frame.text.contains("To decline it, say why."))
        try await doctor.set(.identifier("prescriptions.reason"), to: "Come and see me.")
        #expect(!doctor.frame.text.contains("To decline it, say why."))
        try await doctor.press("Decline")
        #expect(await doctor.waits { $0.text.contains("No refills wait for your word") })
        let record = try await self.doctor(clinic, "/patients/bo/prescriptions")
        try await record.press(.identifier("prescriptions.stop.metformin"))
        #expect(record.frame.text.contains("To stop it, say why."))
        try await record.press(.identifier("prescriptions.confirmStop"))
        try await record.press("OK")
        #expect(record.frame.element(identifier: "prescriptions.reason")?.isFocused == true)
    }

    @Test func `what is no number of days is said while it is typed, and the message leads to it`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/prescribe?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner),
            rows: 90)
        try await doctor.set("Medicine", to: "Ramipril 5 mg")
        try await doctor.set("Dose", to: "1 tablet")
        try await doctor.set(.identifier("prescribe.frequency"), to: "Once a day")
        try await doctor.set("Lasts, in days", to: "a week")
        #expect(doctor.frame.text.contains("Write a number of days, such as 7."))
        #expect(doctor.frame.text.contains("Nothing says how long"))
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.title == "“a week” is no number of days.")
        try await doctor.press("OK")
        #expect(doctor.frame.element(identifier: "prescribe.days")?.isFocused == true)
        try await doctor.set("Lasts, in days", to: "7")
        #expect(doctor.frame.text.contains("for 7 days.") && !doctor.frame.text.contains("Nothing says how long"))
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Prescriptions"])
    }

    @Test func `a medicine that was prescribed again says since when it is taken`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let before = try await patient(clinic, "/prescriptions")
        #expect(before.frame.text.contains("Prescribed on 15 Aug 2026") && !before.frame.text.contains("Taken since"))
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        _ = try await clinic.kept.ines.prescriptions.approve(refill, reasons: [:], note: nil)
        for link in ["/prescriptions", "/record"] {
            let after = try await patient(clinic, link)
            #expect(after.frame.text.contains("Taken since 15 Aug 2026"), "\(after.frame.text)")
        }
    }

    private static let zorbicil = ResourceEntity.health(
        .medicationRequest(
            MedicationRequest(
                id: "zorbicil", medication: CodeableConcept(text: "Zorbicil 20 mg"), patient: "bo",
                authored: .instant(HealthFixture.day(-40)), requester: "Practitioner/ines",
                dosages: [Dosage(text: "1 capsule at night")])))

    @Test func `who answers a refill reads its dose, when it was prescribed, and what to compare it with`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities + [Self.zorbicil])
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "zorbicil", note: nil)
        let list = try await doctor(clinic, "/prescriptions")
        #expect(list.frame.text.contains("1 capsule at night"))
        let doctor = try await doctor(clinic, "/patients/bo/prescriptions")
        try await doctor.press(.identifier("prescriptions.answer.\(refill)"))
        let text = doctor.frame.text
        #expect(text.contains("1 capsule at night") && text.contains("Prescribed last on"))
        #expect(text.contains("Allergy: Penicillin") && text.contains("Hives"))
        #expect(text.contains("It is not known what is in “Zorbicil 20 mg”"))
        try await doctor.press("Approve")
        #expect(doctor.frame.title == "Approve “Zorbicil 20 mg” for Bo Lindqvist all the same?")
        try await doctor.press("Check it first")
        #expect(doctor.frame.presented == .sheet)
        #expect(try await clinic.kept.ines.prescriptions.openRefills(access: .refresh).map(\.id) == [refill])
        try await doctor.press("Approve")
        try await doctor.press("Approve")
        #expect(doctor.frame.presented == nil && doctor.frame.text.contains("approved"))
        let patient = try await patient(clinic, "/prescriptions")
        #expect(!patient.frame.text.contains("Prescribed last on") && doctor.host.warnings.isEmpty)
    }

    @Test func `a name is asked about however often it was prescribed, and a brand is compared by what is in it`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities + [Self.zorbicil])
        try await clinic.kept.ines.prescriptions.stop("zorbicil", reason: "For the test")
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        try await doctor.set("Medicine", to: "zorb")
        try await doctor.press("Zorbicil 20 mg")
        #expect(await doctor.waits { $0.text.contains("It is not known what is in “Zorbicil 20 mg”") })
        try await doctor.set("Dose", to: "1 capsule at night")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.title == "Prescribe “Zorbicil 20 mg” all the same?")
        try await doctor.press("Check the name")
        try await doctor.set("Medicine", to: "Clamoxyl 1 g")
        #expect(await doctor.waits { $0.text.contains("Known allergy: Penicillin") })
        #expect(!doctor.frame.text.contains("It is not known what is in"))
    }

    @Test func `one sentence says what is prescribed to whom, and lines what nothing says`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/prescribe?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner),
            columns: 120, rows: 90)
        #expect(!doctor.frame.text.contains("What you prescribe"))
        try await doctor.set("Medicine", to: "Ramipril")
        for line in [
            "For Bo Lindqvist: Ramipril.", "No strength, such as 500 mg", "No route, such as by mouth",
            "Nothing says how long", "To prescribe it, say the dose, such as 1 tablet, and how often.",
        ] { #expect(doctor.frame.text.contains(line), "\(line)") }
        #expect(!doctor.frame.text.contains("No dose"), "what is needed is no question")
        try await doctor.set("Strength", to: "5 mg")
        try await doctor.set("Dose", to: "1 tablet")
        #expect(doctor.frame.text.contains("To prescribe it, say how often: choose it,"))
        try await doctor.set(.identifier("prescribe.route"), to: "By mouth")
        try await doctor.set(.identifier("prescribe.frequency"), to: "Once a day")
        try await doctor.set("Lasts, in days", to: "30")
        let sentence = "For Bo Lindqvist: Ramipril 5 mg, 1 tablet by mouth once a day, for 30 days."
        #expect(doctor.frame.text.contains(sentence) && !doctor.frame.text.contains("To prescribe it, say"))
        #expect(!doctor.frame.text.contains("No strength") && !doctor.frame.text.contains("Nothing says"))
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Prescriptions"])
        let active = try await clinic.kept.ines.prescriptions.prescriptions(of: "bo", access: .refresh).active
        #expect(active.map(\.title).contains("Ramipril 5 mg") && doctor.host.warnings.isEmpty)
    }

    @Test func `what was done about a medicine is said, and has the focus`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let old = try await takesRamipril(clinic)
        let doctor = try await doctor(clinic, "/patients/bo/prescriptions")
        try await doctor.press(.identifier("prescriptions.stop.\(old)"))
        #expect(doctor.frame.presented == .sheet && doctor.frame.text.contains("Bo Lindqvist"))
        try await doctor.set("Why is it stopped?", to: "Cough")
        try await doctor.press(.identifier("prescriptions.confirmStop"))
        #expect(await doctor.waits { $0.focuses("“Ramipril 5 mg” is stopped.") })
        try await doctor.press(.identifier("prescriptions.done"))
        #expect(!doctor.frame.text.contains("is stopped."))
        try await doctor.press(.identifier("prescriptions.prescribe"))
        try await doctor.set("Medicine", to: "Lisinopril 10 mg")
        try await doctor.set("Instructions", to: "1 tablet in the morning")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions"])
        #expect(await doctor.waits { $0.focuses("“Lisinopril 10 mg” is prescribed.") })
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        #expect(await doctor.waits { $0.element(identifier: "prescriptions.answer.\(refill)") != nil })
        try await doctor.press(.identifier("prescriptions.answer.\(refill)"))
        #expect(!doctor.frame.text.contains("is prescribed."))
        try await doctor.press("Approve")
        #expect(await doctor.waits { $0.focuses("The refill of “Metformin 500 mg” for Bo Lindqvist is approved.") })
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test func `what the instructions say is not said to be missing`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/prescribe?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner),
            columns: 120, rows: 90)
        try await doctor.set("Medicine", to: "Ramipril 5 mg")
        try await doctor.set("Instructions", to: "1 tablet by mouth in the morning for 1 week")
        #expect(doctor.frame.text.contains("For Bo Lindqvist: Ramipril 5 mg, 1 tablet by mouth"))
        for line in ["No route", "Nothing says how long", "No number of days"] {
            #expect(!doctor.frame.text.contains(line), "\(line)")
        }
        try await doctor.set("Instructions", to: "1-0-1")
        #expect(doctor.frame.text.contains("No route is chosen"))
        #expect(doctor.frame.text.contains("No number of days is typed"))
    }

    @Test(arguments: Keeping.allCases)
    func `prescribing warns of an allergy, asks for a reason, and shows in the patient's open list`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let patient = try await patient(clinic, "/prescriptions")
        let doctor = try await doctor(clinic, "/patients/bo/record")
        try await doctor.press(.identifier("record.prescriptions"))
        try await doctor.press(.identifier("prescriptions.prescribe"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions", "Prescribe"])
        #expect(doctor.frame.text.contains("Allergy: Penicillin") && doctor.frame.text.contains("Takes Metformin"))
        try await doctor.back()
        #expect(doctor.frame.text.contains("Bo "), "it says whose they are")
        try await doctor.press(.identifier("prescriptions.prescribe"))
        #expect(doctor.frame.element(identifier: "prescribe.prescribe")?.isEnabled == false)
        try await doctor.set("Medicine", to: "Penicillin V 250 mg")
        #expect(await doctor.waits { $0.text.contains("Known allergy: Penicillin") })
        let fields = doctor.frame.elements.compactMap(\.identifier)
        let reason = try #require(fields.firstIndex { $0.hasPrefix("prescribe.reason.") })
        let medicine = try #require(fields.firstIndex(of: "prescribe.medicine"))
        let dose = try #require(fields.firstIndex(of: "prescribe.dose"))
        #expect(medicine < reason && reason < dose, "what speaks against it stands beside its field")
        try await doctor.set("Dose", to: "1 tablet")
        try await doctor.set("Lasts, in days", to: "ten")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.title == "“ten” is no number of days.")
        try await doctor.press("OK")
        try await doctor.set("Lasts, in days", to: "10")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(
            doctor.frame.title == "A prescription says how often: choose it, or write it in the instructions.")
        try await doctor.press("OK")
        try await doctor.set("Instructions", to: "three times a day")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(
            doctor.frame.title == "To prescribe it in spite of the allergy to Penicillin, a reason is needed.")
        try await doctor.press("OK")
        try await doctor.set("Why all the same?", to: "Tolerated since.")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions"])
        #expect(await doctor.waits { $0.text.contains("Tolerated since.") })
        #expect(await patient.waits { $0.text.contains("Penicillin V 250 mg") })
        try await doctor.press(.identifier("prescriptions.stop.metformin"))
        try await doctor.set("Why is it stopped?", to: "Kidneys")
        try await doctor.press("Stop this medicine")
        #expect(doctor.frame.presented == nil)
        #expect(await patient.waits { $0.text.contains("Because: Kidneys") })
        #expect(patient.frame.element("Stop") == nil)
        #expect(doctor.host.warnings.isEmpty)
    }

    @Test func `a name that is mistyped is compared as what it is close to, and an unknown one is said to be so`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        #expect(doctor.frame.text.contains("Say which medicine it is"))
        try await doctor.set("Medicine", to: "Amoxicilin 500 mg")
        #expect(await doctor.waits { $0.text.contains("Close to Amoxicillin; known allergy: Penicillin") })
        #expect(!doctor.frame.text.contains("It is not known what is in"))
        try await doctor.set("Medicine", to: "xyzzy")
        #expect(await doctor.waits { $0.text.contains("It is not known what is in “xyzzy”") })
        #expect(!doctor.frame.text.contains("Say which") && !doctor.frame.text.contains("Close to"))
        try await doctor.set("Dose", to: "1 tablet")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.title == "Prescribe “xyzzy” all the same?")
        try await doctor.press("Check the name")
        #expect(doctor.frame.presented == nil && doctor.frame.element("Medicine")?.value == "xyzzy")
        try await doctor.set("Medicine", to: "metf")
        try await doctor.press("Metformin 500 mg")
        #expect(doctor.frame.element("Medicine")?.value == "Metformin 500 mg")
        #expect(await doctor.waits { $0.text.contains("Active already: Metformin 500 mg") })
        #expect(!doctor.frame.text.contains("not known") && doctor.host.warnings.isEmpty)
    }

    @Test func `what must not be taken is warned of where it is prescribed and where it is refilled`() async throws {
        func ban(_ medicine: String) -> ResourceEntity {
            .health(
                .medicationRequest(
                    MedicationRequest(
                        id: MedicationRequest.ID("no-\(medicine)"), doNotPerform: true,
                        medication: CodeableConcept(text: medicine), patient: "bo",
                        authored: .instant(HealthFixture.day(-3)))))
        }
        let clinic = try await SceneClinic(adding: HealthFixture.entities + [ban("Ibuprofen"), ban("Metformin")])
        let prescribing = try await doctor(clinic, "/prescribe?patient=bo")
        #expect(prescribing.frame.text.contains("Not to be taken: Ibuprofen"), "before anything is typed")
        try await prescribing.set("Medicine", to: "Ibuprofen 400 mg")
        #expect(await prescribing.waits { $0.element("Why all the same?") != nil })
        try await prescribing.set("Instructions", to: "at night")
        try await prescribing.press(.identifier("prescribe.prescribe"))
        #expect(
            prescribing.frame.title
                == "To prescribe it although Ibuprofen is not to be taken, a reason is needed.")
        try await prescribing.press("OK")
        try await prescribing.set("Why all the same?", to: "Once.")
        try await prescribing.press(.identifier("prescribe.prescribe"))
        #expect(prescribing.frame.presented == nil)
        let prescribed = try await clinic.kept.bo.prescriptions.prescriptions(of: "bo", access: .refresh).active
        #expect(prescribed.first?.request.issues?.first?.mitigation == "Once.")

        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        let answering = try await doctor(clinic, "/patients/bo/prescriptions")
        try await answering.press(.identifier("prescriptions.answer.\(refill)"))
        #expect(answering.frame.text.contains("Not to be taken: Metformin"))
        try await answering.press("Approve")
        #expect(
            answering.frame.title
                == "To prescribe it although Metformin is not to be taken, a reason is needed.")
        try await answering.press("OK")
        try await answering.set("Why you decline, or approve all the same", to: "The kidneys are well again.")
        try await answering.press("Approve")
        #expect(answering.frame.title == "Approve “Metformin 500 mg” for Bo Lindqvist all the same?")
        try await answering.press("Approve")
        #expect(answering.frame.presented == nil && answering.frame.text.contains("approved"))
    }

    @Test func `a related medicine is warned of and prescribed without a reason`() async throws {
        var mild = HealthFixture.allergy
        mild.criticality = .low
        let clinic = try await SceneClinic(adding: [.health(.allergyIntolerance(mild))])
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        try await doctor.set("Medicine", to: "Cefuroxime 250 mg")
        #expect(await doctor.waits { $0.text.contains("May react too (beta-lactam), allergic to: Penicillin") })
        #expect(doctor.frame.element("Why all the same?") == nil)
        #expect(doctor.frame.text.contains("Most who are allergic to the one tolerate the other."))
        try await doctor.set("Instructions", to: "1 tablet twice a day")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.presented == nil && doctor.frame.path == ["Home", "Prescriptions"])
        #expect(doctor.frame.text.contains("May react too (beta-lactam), allergic to: Penicillin"))
    }

    @Test func `a related medicine is prescribed with a reason where the allergy may threaten the life`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        try await doctor.set("Medicine", to: "Meropenem 1 g")
        #expect(await doctor.waits { $0.element("Why all the same?") != nil })
        #expect(doctor.frame.text.contains("May react too (beta-lactam), allergic to: Penicillin"))
        try await doctor.set("Instructions", to: "1 g three times a day")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(
            doctor.frame.title
                == "To prescribe it in spite of the allergy to Penicillin, which is related, a reason is needed.")
        try await doctor.press("OK")
        try await doctor.set("Why all the same?", to: "Tolerated in 2024.")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Prescriptions"] && doctor.frame.text.contains("Tolerated in 2024."))
    }

    @Test func `what is taken is marked where an allergy speaks against it, and not for the patient`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        _ = try await clinic.kept.ines.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Metformin")), to: "bo")
        for link in ["/patients/bo/prescriptions", "/patients/bo/record"] {
            let doctor = try await doctor(clinic, link)
            #expect(doctor.frame.text.contains("Known allergy: Metformin"), "\(link)")
        }
        for link in ["/prescriptions", "/record"] {
            let patient = try await patient(clinic, link)
            #expect(patient.frame.text.contains("Metformin 500 mg"), "\(link)")
            #expect(!patient.frame.text.contains("Known allergy"), "\(link)")
        }
    }

    @Test func `what speaks against a medicine stands below its field, and a medicine that does the same is warned of`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        _ = try await clinic.kept.ines.prescriptions.prescribe(
            PrescriptionDraft(
                medication: CodeableConcept(text: "Ramipril 5 mg"),
                dosage: Dosage(
                    dose: "1 tablet", frequency: .once, route: .oral, isAsNeeded: false, instructions: "")),
            for: "bo")
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        try await doctor.set("Medicine", to: "Lisinopril 10 mg")
        #expect(await doctor.waits { $0.text.contains("Does the same, active already: Ramipril 5 mg") })
        let text = doctor.frame.text
        let warning = try #require(text.range(of: "Does the same, active already"))
        let dosage = try #require(text.range(of: "Dosage"))
        #expect(warning.lowerBound < dosage.lowerBound)
        #expect(doctor.frame.element("Why all the same?") == nil)
        #expect(text.contains("The warning is kept with the prescription."))
        try await doctor.set("Instructions", to: "1 tablet in the morning")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.presented == nil && doctor.frame.path == ["Home", "Prescriptions"])
    }

    private func takesRamipril(_ clinic: SceneClinic) async throws -> MedicationRequest.ID {
        let draft = PrescriptionDraft(
            medication: CodeableConcept(text: "Ramipril 5 mg"),
            dosage: Dosage(dose: "1 tablet", frequency: .once, route: .oral), days: 30, repeats: 1)
        return try await clinic.kept.ines.prescriptions.prescribe(draft, for: "bo")
    }

    @Test(arguments: Keeping.allCases)
    func `a dose is changed on a page that says what it was, and the old prescription is stopped with it`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping, adding: HealthFixture.entities)
        let old = try await takesRamipril(clinic)
        let patient = try await patient(clinic, "/prescriptions")
        #expect(patient.frame.element("Change the dose") == nil)
        let doctor = try await doctor(clinic, "/patients/bo/prescriptions")
        try await doctor.press(.identifier("prescriptions.change.\(old)"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions", "Change the dose"])
        #expect(doctor.frame.element(identifier: "prescribe.medicine")?.value == "Ramipril 5 mg")
        #expect(doctor.frame.element(identifier: "prescribe.dose")?.value == "1 tablet")
        #expect(doctor.frame.element(identifier: "prescribe.frequency")?.value == "Once a day")
        #expect(doctor.frame.element(identifier: "prescribe.route")?.value == "By mouth")
        #expect(doctor.frame.element(identifier: "prescribe.days")?.value == "30")
        #expect(doctor.frame.element(identifier: "prescribe.repeats")?.value == "1")
        #expect(doctor.frame.element(identifier: "prescribe.prescribe")?.isEnabled == false)
        #expect(doctor.frame.text.contains("It takes the place of Ramipril 5 mg"))
        try await doctor.set(.identifier("prescribe.dose"), to: "2 tablets")
        #expect(!doctor.frame.text.contains("Active already"), "what is replaced does not speak against it")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions"])
        #expect(await doctor.waits { $0.text.contains("Because: The dose was changed") })
        #expect(await patient.waits { $0.text.contains("2 tablets by mouth once a day") })
        let after = try await clinic.kept.bo.prescriptions.prescriptions(of: "bo", access: .refresh)
        #expect(after.active.map(\.title) == ["Ramipril 5 mg", "Metformin 500 mg"])
        #expect(after.past.map(\.id) == [old] && after.active.first?.request.issues == nil)
        #expect(doctor.host.warnings.isEmpty && patient.host.warnings.isEmpty)
    }

    @Test func `each change of a dose is said in sight, where the focus is`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        var prescription = try await takesRamipril(clinic)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/patients/bo/prescriptions"),
            session: try await clinic.signIn("ines", as: .practitioner), rows: 12, style: .screen)
        for dose in ["2 tablets", "3 tablets"] {
            try await doctor.scroll(to: "prescriptions.change.\(prescription)")
            try await doctor.press(.identifier("prescriptions.change.\(prescription)"))
            try await doctor.scroll(to: "prescribe.dose")
            try await doctor.set(.identifier("prescribe.dose"), to: dose)
            try await doctor.scroll(to: "prescribe.prescribe")
            try await doctor.press(.identifier("prescribe.prescribe"))
            #expect(await doctor.waits { $0.focuses("“Ramipril 5 mg” is prescribed.") })
            let now = try await clinic.kept.ines.prescriptions.prescriptions(of: "bo", access: .refresh)
            prescription = try #require(now.active.first { $0.title == "Ramipril 5 mg" }).id
        }
    }

    @Test(arguments: [
        ("Metformin 850 mg", "is approved with it, as written here.", "Approved on"),
        (
            "Ramipril 5 mg", "is declined with it. The patient reads: “Another medicine was prescribed instead”",
            "Because: Another medicine was prescribed instead"
        ),
    ])
    func `who changes a dose reads before what becomes of the refill that is asked for`(
        medicine: String, before: String, after: String
    ) async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/patients/bo/prescriptions"),
            session: try await clinic.signIn("ines", as: .practitioner), columns: 160, rows: 90)
        try await doctor.press(.identifier("prescriptions.change.metformin"))
        #expect(!doctor.frame.text.contains("The refill that is asked for"))
        _ = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        try await doctor.set(.identifier("prescribe.medicine"), to: medicine)
        try await doctor.set(.identifier("prescribe.instructions"), to: "1 tablet twice a day")
        // The sentence goes on below where the form ends.
        let said = "The refill that is asked for \(before)"
        #expect(
            await doctor.waits {
                $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(said)
            })
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.path == ["Home", "Record", "Prescriptions"])
        #expect(try await patient(clinic, "/prescriptions").frame.text.contains(after))
    }

    @Test func `a dose that cannot be changed loses nothing that was typed, and the message says what stands`()
        async throws
    {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let old = try await takesRamipril(clinic)
        let doctor = try await doctor(clinic, "/patients/bo/prescriptions")
        try await doctor.press(.identifier("prescriptions.change.\(old)"))
        try await doctor.set(.identifier("prescribe.dose"), to: "2 tablets")
        try await clinic.kept.ines.prescriptions.stop(old, reason: "Coughs of it")
        try await doctor.press(.identifier("prescribe.prescribe"))
        #expect(doctor.frame.title == "“Ramipril 5 mg” is stopped and stays so.")
        #expect(doctor.frame.text.contains("Nothing was prescribed"))
        try await doctor.press("OK")
        #expect(doctor.frame.element(identifier: "prescribe.dose")?.value == "2 tablets")
        let after = try await clinic.kept.ines.prescriptions.prescriptions(of: "bo", access: .refresh)
        #expect(after.active.map(\.title) == ["Metformin 500 mg"] && after.past.map(\.id) == [old])
    }

    @Test func `what is prescribed is filled in, and a dosage that says more stands in the instructions`() {
        let coded = CodeableConcept(
            codings: [Coding(system: "http://www.nlm.nih.gov/research/umls/rxnorm", code: "860975")],
            text: "Metformin 500 mg")
        var request = MedicationRequest(
            id: "m", medication: coded, patient: "bo", authored: nil,
            dosages: [
                Dosage(dose: "½ tablet", frequency: .twice, route: .oral, isAsNeeded: true, instructions: "with food")
            ])
        var form = PrescribeForm(of: request)
        #expect(form.dose == "½ tablet" && form.frequency == .twice && form.route == .oral && form.isAsNeeded)
        #expect(form.instructions == "with food" && form.medication == coded)
        form.medicine = "Metformin 850 mg"
        #expect(form.medication == CodeableConcept(text: "Metformin 850 mg"), "a code is that of its name")
        request.dosages = [Dosage(text: "1 tablet at night"), Dosage(text: "2 tablets in the morning")]
        form = PrescribeForm(of: request)
        #expect(form.dose.isEmpty && form.instructions == "1 tablet at night; 2 tablets in the morning")
    }

    @Test func `a reason is for one medicine`() {
        var form = PrescribeForm()
        form.medicine = "Penicillin"
        form.reasons = ["AllergyIntolerance/a1": "Tolerated since."]
        form.medicine = "Penicillin V"
        #expect(form.reasons.isEmpty)
    }

    @Test func `a strength is for a name that has none`() {
        var form = PrescribeForm()
        (form.medicine, form.strength) = ("Ramipril ", " 5 mg ")
        #expect(form.medication.display == "Ramipril 5 mg" && form.asksForStrength)
        form.medicine = "Ramipril 10 mg"
        #expect(form.medication.display == "Ramipril 10 mg" && !form.asksForStrength)
        #expect(form.missing == [.route, .days] && form.needed == [.dose, .frequency])
        form.medicine = "Ramipril 10"
        #expect(form.missing == [.unit, .route, .days], "a number alone says no strength")
        (form.medicine, form.strength) = ("Ramipril", "10")
        #expect(form.missing == [.unit, .route, .days])
        form.medicine = "Ramipril 10 mg"
        form.route = .oral
        #expect(form.missing == [.dose, .days] && form.needed == [.frequency], "a route says how it is taken")
    }

    @Test func `one word is a dose, and does not say how often`() throws {
        var form = PrescribeForm()
        (form.medicine, form.dose) = ("Ramipril", "two")
        #expect(throws: ClinicError.self) { try form.draft(in: nil) }
        form.dose = "one in the morning"
        #expect(try form.draft(in: nil).dosage.saysHowOften)
        (form.dose, form.frequency) = ("two", .once)
        #expect(try form.draft(in: nil).dosage.timing != nil)
    }

    @Test func `a look for what speaks against a medicine that fails says so`() async throws {
        let presenter = PrescribePresenter(interactor: BusyPrescriber(), parameters: .mock)
        presenter.didLoad()
        while presenter.patient.value == nil { await Task.yield() }
        presenter.form.medicine = "Penicillin"
        while presenter.patient.notice == nil { await Task.yield() }
        #expect(presenter.patient.notice == "The clinic’s database is busy." && presenter.issues.isEmpty)
        #expect(presenter.patient.value?.patientName == "Sam" && presenter.alertParameters == nil)
    }

    @Test func `going back from what was typed asks first`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/prescribe?patient=bo")
        #expect(doctor.frame.path == ["Home", "Prescriptions", "Prescribe"])
        try await doctor.set("Medicine", to: "Ramipril")
        try await doctor.press("Back")
        #expect(doctor.frame.title == "Discard what you typed?")
        try await doctor.press("Keep writing")
        #expect(doctor.frame.element("Medicine")?.value == "Ramipril")
        try await doctor.press("Back")
        try await doctor.press("Discard")
        #expect(doctor.frame.path == ["Home", "Prescriptions"])
        #expect(try await clinic.kept.ines.prescriptions.prescriptions(of: "bo", access: .refresh).active.count == 1)
    }

    @Test(arguments: [
        ("/prescriptions", ["Home"], "Refills to approve"),
        ("/patients/bo/prescriptions", ["Home", "Record"], "Prescriptions"),
    ])
    func `links lead both to prescriptions`(link: String, before: [String], title: String) async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        #expect(try await patient(clinic, link).frame.path == before + ["My medication"])
        #expect(try await doctor(clinic, link).frame.path == before + [title])
    }

    @Test func `links lead nobody to another's prescriptions`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let doctor = try await doctor(clinic, "/patients/ana/prescriptions")
        #expect(doctor.frame.title == "You may not see the record of somebody who is not your patient.")
        let stranger = try await self.doctor(clinic, "/prescribe?patient=ana")
        #expect(stranger.frame.title == "You may not see the record of somebody who is not your patient.")
        let nobody = try await self.doctor(clinic, "/prescribe")
        #expect(nobody.frame.title == "The link does not say its patient.")
        let patient = try await patient(clinic, "/prescribe?patient=bo")
        #expect(patient.frame.title == "“/prescribe” leads nowhere in this app.")
    }
}

extension SceneJourney {
    /// Shows more of the page until an element is in sight.
    fileprivate func scroll(to identifier: String) async throws {
        while frame.element(identifier: identifier) == nil { try await more() }
    }
}

extension Frame {
    /// Whether the screen says what was done, and the focus is there.
    fileprivate func focuses(_ line: String) -> Bool {
        element(identifier: "prescriptions.done")?.isFocused == true && text.contains(line)
    }
}

/// Finds who it is, and nothing else.
private struct BusyPrescriber: PrescribeInteractive {
    func fetchPatient(_ id: Patient.ID, access: Access) async throws -> PrescribeEntity {
        PrescribeEntity(patientName: "Sam", allergies: [], active: [], medicines: MedicineNames([]))
    }

    func fetchIssues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue] {
        throw ClinicError.busy
    }

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws { throw ClinicError.busy }
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

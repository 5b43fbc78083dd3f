import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import Synchronization
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Account: with its mock, and in both apps over one clinic.
@MainActor
@Suite struct AccountSceneTests {
    @Test func `Account says with its mock who one is, who looked, and where one is signed in`() async throws {
        let journey = await SceneJourney(rows: 80) { AccountFactory.mock() }
        let text = journey.frame.text
        #expect(text.contains("Sam Sample") && text.contains("4 Mar 1961") && text.contains("1001"))
        #expect(text.contains("Sample Street 1") && text.contains("1000 Sampleton") && text.contains("English"))
        #expect(text.contains("Signed in here") && text.contains("Signed in elsewhere"))
        #expect(text.contains("Dr. Ada Sample") && text.contains("Looked at: a visit · Tue 24 Nov 2026, 09:00"))
        #expect(text.contains("Refused"))
        try await journey.press(.identifier("account.export"))
        #expect(journey.frame.title == "All your data is saved, for other programs")
        #expect(journey.frame.lines.contains("/records/record-s1.json"))
        try await journey.press("OK")
        try await journey.press(.identifier("account.exportText"))
        #expect(journey.frame.title == "Your health record is saved, to read")
        #expect(journey.frame.lines.contains("/records/record-s1.txt"))
        try await journey.press("OK")
        try await journey.press(.identifier("account.signOut.2"))
        #expect(journey.frame.text.contains("Sign out there?"))
        try await journey.press("Sign out there")
        #expect(journey.frame.element(identifier: "account.signOut.1") == nil, "it is this one")
        try await journey.press("Sign out everywhere else")
        try await journey.press("Sign out elsewhere")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `the language says what it is for, and what the screen's own depends on`() async throws {
        let journey = await SceneJourney(columns: 200, rows: 80) { AccountFactory.mock() }
        try await journey.press(.identifier("account.change"))
        #expect(journey.frame.text.contains("“patient --locale de”"))

        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("ana", as: .patient), columns: 200)
        try await app.press(.identifier("account.change"))
        #expect(app.frame.elements.contains { $0.label.contains("This screen is in that of your browser or device.") })
        #expect(!app.frame.text.contains("--locale"))
    }

    @Test func `a language that is chosen is kept for the screens, and what else is changed is not`() async throws {
        let kept = OwnChoices()
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("ana", as: .patient),
            choices: kept.keeper)
        try await app.press(.identifier("account.change"))
        try await app.set("City", to: "Kos")
        try await app.press("Save")
        #expect(app.frame.presented == nil && kept.all.isEmpty)
        try await app.press(.identifier("account.change"))
        try await app.set("Language", to: "German")
        try await app.press("Save")
        #expect(app.frame.presented == nil && kept.all == ["language": "de"])
    }

    @Test func `a password that is not right says so, and what was typed stays`() async throws {
        let journey = await SceneJourney(rows: 80) { AccountFactory.mock() }
        try await journey.press("Change password")
        #expect(journey.frame.element("Save")?.isEnabled == false)
        try await journey.set("Current password", to: "wrong")
        try await journey.set("New password", to: "a long new one")
        try await journey.set("New password again", to: "another")
        #expect(journey.frame.text.contains("The two new passwords differ."))
        #expect(journey.frame.element("Save")?.isEnabled == false)
        try await journey.set("New password again", to: "a long")
        #expect(!journey.frame.text.contains("The two new passwords differ."), "it may be typed still")
        try await journey.press(.identifier("account.repeatedPassword"))
        try await journey.key("enter")
        #expect(journey.frame.text.contains("The two new passwords differ."))
        try await journey.set("New password", to: "a long")
        #expect(!journey.frame.text.contains("The two new passwords differ."))
        try await journey.set("New password", to: "a long new one")
        try await journey.set("New password again", to: "a long new one")
        try await journey.press("Save")
        #expect(journey.frame.title == "The current password is wrong.")
        try await journey.press("OK")
        #expect(journey.frame.presented == .sheet)
        #expect(journey.frame.element("Current password")?.isFocused == true)
        #expect(journey.frame.element("Save")?.isEnabled == true)
        try await journey.set("Current password", to: "demo")
        try await journey.press("Save")
        #expect(journey.frame.title == "The password is changed")
        try await journey.press("OK")
        #expect(journey.frame.presented == nil)
    }

    @Test func `giving up a form asks before it loses what was typed`() async throws {
        let journey = await SceneJourney(rows: 80) { AccountFactory.mock() }
        try await journey.press("Change")
        try await journey.press("Cancel")
        #expect(journey.frame.presented == nil)
        try await journey.press("Change")
        #expect(journey.frame.text.contains("The language in which the clinic is to write and speak to you."))
        try await journey.set("City", to: "Elsewhere")
        try await journey.press("Cancel")
        #expect(journey.frame.title == "Discard what you typed?")
        try await journey.press("Keep writing")
        #expect(journey.frame.element("City")?.value == "Elsewhere")
        try await journey.press("Cancel")
        try await journey.press("Discard")
        #expect(journey.frame.presented == nil)
        try await journey.press("Change")
        #expect(journey.frame.element("City")?.value == "Sampleton")
    }

    @Test(arguments: Keeping.allCases)
    func `a patient moves, sees who looked, and takes the record along`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked().id
        _ = try await clinic.kept.karl.appointments.appointment(visit, access: .opening)
        _ = try await clinic.kept.karl.records.addAllergy(
            AllergyDraft(substance: CodeableConcept(text: "Penicillin"), criticality: .high, reaction: "Hives"),
            to: "ana")
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.path == ["Home", "Account"])
        #expect(app.frame.text.contains("Dr Karl Weber") && !app.frame.text.contains("You\n"))
        try await app.press("Change")
        try await app.set("E-mail", to: "nobody")
        try await app.set("City", to: "Basel")
        try await app.press("Save")
        #expect(app.frame.title == "“nobody” is no e-mail address: write one such as name@caduceus.example.")
        try await app.press("OK")
        #expect(app.frame.element("E-mail")?.isFocused == true)
        #expect(app.frame.element("City")?.value == "Basel")
        try await app.press("Save")
        try await app.press("OK")
        #expect(app.frame.element("E-mail")?.isFocused == true, "it is refused once more")
        try await app.press(.identifier("account.city"))
        try await app.press("Cancel")
        #expect(app.frame.title == "Discard what you typed?")
        try await app.press("Keep writing")
        #expect(app.frame.element("E-mail")?.isFocused == false, "nothing was refused")
        try await app.set("E-mail", to: "ana@caduceus.example")
        try await app.press("Save")
        #expect(app.frame.presented == nil)
        #expect(await app.waits { $0.text.contains("Basel") && $0.text.contains("ana@caduceus.example") })

        try await app.press(.identifier("account.export"))
        try await app.press("OK")
        let record = try #require(await clinic.files.records.first)
        #expect(record.name == "record-ana.json")
        let text = String(decoding: record.contents, as: UTF8.self)
        #expect(text.contains("Basel") && text.contains("Appointment/\(visit)") && !text.contains("Patient/bo"))
        try await app.press(.identifier("account.exportText"))
        try await app.press("OK")
        let read = try #require(await clinic.files.records.last)
        #expect(read.name == "My health record 2026-11-23.txt")
        let words = String(decoding: read.contents, as: UTF8.self)
        #expect(words.hasPrefix("My health record\nAna María Fernández\n"))
        #expect(words.contains("\nAllergies\n---------\nPenicillin, High risk, Hives\n"))
        try await app.press("Others only")
        #expect(await app.waits { $0.text.contains("You") && $0.text.contains("Gave out: the record") })
    }

    @Test(arguments: Keeping.allCases)
    func `a record to read holds what its documents and orders say, and names what it cannot hold`(
        _ keeping: Keeping
    ) async throws {
        let letter = DocumentReference(
            id: "letter", docStatus: .final, patient: "bo", written: ClinicFixture.monday,
            attachment: Attachment(contentType: "application/pdf", data: Data("%PDF".utf8), title: "Letter"))
        let referral = ServiceRequest(
            id: "eyes", categories: [ServiceRequest.Category.referral.concept],
            code: CodeableConcept(text: "Ophthalmology"), patient: "bo", authored: .instant(HealthFixture.day(-3)),
            requester: "Practitioner/ines", reasons: [CodeableConcept(text: "Blurred sight")], note: "Before winter")
        let clinic = try await SceneClinic(
            keeping,
            adding: HealthFixture.entities + [
                .health(.documentReference(letter)), .health(.serviceRequest(referral)),
            ])
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("bo", as: .patient))
        try await app.press(.identifier("account.exportText"))
        let file = try #require(await clinic.files.records.last)
        let text = String(decoding: file.contents, as: UTF8.self)
        for part in [
            "\nGender: male\nPatient number: P-1002\n",
            "\nMetformin 500 mg, One tablet with breakfast, Prescribed on 15 Aug 2026\n",
            "\nOphthalmology, Referral, 20 Nov 2026, Dr Ines Okafor, ordered\n  For: Blurred sight\n  Before winter\n",
            "\nControl, 24 Oct 2026\n  By: Dr Ines Okafor\n  Feels well.\n",
            "\nLetter, 23 Nov 2026\n  Not in this text: PDF\n",
        ] {
            #expect(text.contains(part), "\(part) in \(text)")
        }
        #expect(!text.contains("Not yet.") && !text.contains("7.10 %"), "they are not the patient's to read yet")
        let given = try await clinic.kept.audit(of: "Patient/bo").map(\.detail).filter { $0.hasPrefix("given out") }
        #expect(given == ["given out the record"])
    }

    @Test func `a practitioner sees whose records they viewed, and no more of an account than is theirs`() async throws
    {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked().id
        _ = try await clinic.kept.karl.appointments.appointment(visit, access: .opening)
        let app = await clinic.doctorApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(app.frame.text.contains("What you viewed and changed"))
        #expect(app.frame.text.contains("Ana María Fernández"))
        #expect(app.frame.element(identifier: "account.export") == nil && app.frame.element("Change") == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `an app whose session is ended elsewhere shows the way in, and nothing of the record`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let left = await clinic.patientApp(
            RootParameters(link: "/record"), session: try await clinic.signIn("ana", as: .patient),
            endsWithSession: true)
        #expect(left.frame.text.contains("Ana María"))
        let session = try await clinic.signIn("ana", as: .patient)
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: session, endsWithSession: true)
        try await app.press("Sign out everywhere else")
        try await app.press("Sign out elsewhere")

        #expect(await left.waits { $0.presented == .alert && $0.title == "You are signed out." })
        #expect(left.frame.text.contains("You signed this session out from another one."))
        try await left.press("OK")
        #expect(left.frame.path == ["Sign in"])
        #expect(!left.frame.text.contains("Ana María"))
        #expect(await app.waits { !$0.text.contains("Signed in elsewhere") })
        #expect(app.frame.text.contains("Ana María"))
    }

    @Test func `a patient is asked before the clinic has no number and no address to reach them by`() async throws {
        let journey = await SceneJourney(rows: 80) { AccountFactory.mock() }
        try await journey.press(.identifier("account.change"))
        try await journey.set("E-mail", to: "")
        try await journey.set("Telephone", to: " ")
        try await journey.press("Save")
        #expect(journey.frame.title == "Save without telephone and e-mail?")
        try await journey.press("Keep writing")
        #expect(journey.frame.element("Telephone")?.value == " ")
        try await journey.press("Save")
        try await journey.press("Save without them")
        #expect(journey.frame.presented == nil)
    }

    @Test func `other sessions are listed and ended, and this one goes on after a new password`() async throws {
        let clinic = try await SceneClinic(.sqlite)
        let other = try await clinic.signIn("ana", as: .patient)
        let session = try await clinic.signIn("ana", as: .patient)
        let app = await clinic.patientApp(RootParameters(link: "/account"), session: session)
        #expect(app.frame.text.contains("Signed in elsewhere"))
        try await app.press("Sign out everywhere else")
        try await app.press("Sign out elsewhere")
        #expect(await app.waits { !$0.text.contains("Signed in elsewhere") })
        await #expect(throws: ClinicError.signedOut) {
            try await clinic.kept.gateways(for: other).accounts.profile()
        }
        try await app.press("Change password")
        try await app.set("Current password", to: ClinicFixture.password)
        for field in ["New password", "New password again"] {
            try await app.set(.init(stringLiteral: field), to: "short")
        }
        try await app.press("Save")
        #expect(app.frame.title == "A password needs at least 8 characters.")
        try await app.press("OK")
        for field in ["New password", "New password again"] {
            try await app.set(.init(stringLiteral: field), to: "a long new one")
        }
        try await app.press("Save")
        try await app.press("OK")
        #expect(try await clinic.kept.gateways(for: session).accounts.profile().userName == "ana")
        _ = try await clinic.kept.signIn.signIn(userName: "ana", password: "a long new one", as: .patient)
    }

    @Test func `answers that go along with a visit are nobody's to have made`() async throws {
        let clinic = try await SceneClinic(adding: IntakeFixture.entities)
        let visit = try await clinic.booked().id
        _ = try await clinic.kept.ana.intake.sign(
            IntakeFixture.whole, to: Intake.ID(appointment: visit, questionnaire: IntakeFixture.questionnaire.id))
        _ = try await clinic.kept.karl.appointments.reschedule(
            visit, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T09:00:00Z"))
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Carried over: answers before a visit"))
        #expect(!app.frame.text.contains("Entered: answers before a visit"))
    }

    @Test func `what others have done with the record is said by its deed`() async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.entities)
        let refill = try await clinic.kept.bo.prescriptions.askForRefill(of: "metformin", note: nil)
        try await clinic.kept.ines.prescriptions.decline(refill, reason: "Come and see me.")
        _ = try await clinic.kept.ines.appointments.book(
            Booking(
                slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z"), patient: "bo"))
        _ = try await clinic.kept.ines.messages.send(MessageDraft("See you then."), to: "bo")
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("bo", as: .patient))
        for deed in ["Declined: a refill", "Booked: the visit of Tue 24 Nov 2026, 09:00", "Wrote: a message"] {
            #expect(app.frame.text.contains(deed), "\(deed)")
        }
        #expect(!app.frame.text.contains("Changed: prescriptions"))
    }

    @Test func `who looked at a visit is said with the visit's time`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        _ = try await clinic.kept.karl.appointments.appointment(visit.id, access: .opening)
        _ = try await clinic.kept.karl.records.record(of: "ana", access: .opening)
        let app = await clinic.patientApp(
            RootParameters(link: "/account"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Looked at: the visit of Tue 24 Nov 2026, 09:00"))
        #expect(app.frame.text.contains("Looked at: the record") && app.frame.text.contains("Dr Karl Weber"))
        try await app.press("Change")
        try await app.set("Country", to: "Switzerland")
        #expect(app.frame.element("Country")?.value == "Switzerland")
        try await app.press("Country")
        let first = app.frame.elements.first { $0.press != nil }
        #expect(first?.label == "Switzerland", "the present one is the first")
        try await app.press("Germany")
        try await app.press("Save")
        #expect(await app.waits { $0.text.contains("Germany") })
        #expect(try await clinic.kept.ana.people.patient("ana", access: .refresh).currentAddress?.country == "DE")
    }
}

/// What a user chose, in memory.
private final class OwnChoices: Sendable {
    private let choices = Mutex<[String: String]>([:])

    var all: [String: String] { choices.withLock { $0 } }

    var keeper: ChoiceKeeper {
        ChoiceKeeper(
            load: { choice in self.choices.withLock { $0[choice] } },
            save: { value, choice in self.choices.withLock { $0[choice] = value } })
    }
}

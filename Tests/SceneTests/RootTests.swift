import ClinicModel
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import Synchronization
import TestSupport
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct RootTests {
    @Test func `one signs in, and signs out again`() async throws {
        let clinic = try await SceneClinic(.sqlite)
        let app = await clinic.patientApp()
        #expect(app.frame.path == ["Sign in"])
        try await app.press(.identifier("signIn.signIn"))
        #expect(app.frame.title == "Type your user name.")
        try await app.press("OK")
        #expect(app.frame.element("User name")?.isFocused == true)
        try await app.set("User name", to: "ana")
        try await app.press(.identifier("signIn.signIn"))
        #expect(app.frame.title == "Type your password.")
        try await app.press("OK")
        #expect(app.frame.element("Password")?.isFocused == true)
        try await app.signIn("ana", "wrong")
        #expect(app.frame.title == "The user name or the password is wrong.")
        try await app.press("OK")
        #expect(app.frame.element("User name")?.value == "ana")
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home"])
        try await app.press("Sign out")
        #expect(app.frame.title == "Sign out?" && app.frame.presented == .dialog)
        try await app.press("Cancel")
        #expect(app.frame.path == ["Home"] && app.frame.presented == nil)
        try await app.press("Sign out")
        try await app.press("Sign out")
        #expect(app.frame.path == ["Sign in"])
    }

    @Test func `an account of the other role is not let in`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp()
        try await app.signIn("ines")
        #expect(app.frame.presented == .alert)
        try await app.press("OK")
        #expect(app.frame.path == ["Sign in"])
    }

    @Test func `a demo clinic says how to try it, and only that`() async throws {
        let clinic = try await SceneClinic()
        #expect(await clinic.patientApp().frame.element(identifier: "signIn.useDemo") == nil)
        let mock = await SceneJourney(appNavigatedBy: NavigationStackCoordinator()) { RootFactory.mock() }
        try await mock.press("Fill in the demo’s name and password")
        #expect(mock.frame.element(identifier: "signIn.signIn")?.isFocused == true)
        try await mock.key("enter")
        #expect(mock.frame.path == ["Home"])
    }

    @Test func `a demo whose password was changed says so once it was tried`() async throws {
        let app = await SceneJourney { SignInFactory.mock() }
        try await app.set("User name", to: "sam")
        try await app.set("Password", to: "other")
        try await app.press(.identifier("signIn.signIn"))
        try await app.press("OK")
        #expect(app.frame.element("Fill in the demo’s name and password") != nil)
        let changed = await SceneJourney {
            SignInView(presenter: SignInPresenter(interactor: ChangedDemo(), delegate: nil), title: "Sample")
        }
        try await changed.press("Fill in the demo’s name and password")
        try await changed.press(.identifier("signIn.signIn"))
        try await changed.press("OK")
        #expect(changed.frame.text.contains("The password of “sam” was changed"))
        #expect(changed.frame.element("Fill in the demo’s name and password") == nil)
    }

    @Test(arguments: [
        ("/nowhere", "“/nowhere” leads nowhere in this app."),
        ("/appointments/404", "There is no appointment 404."),
        ("/appointments?show=day", "The link’s show cannot be “day”."),
        ("/time-slots?patient=bo", "You may not see another patient’s record."),
        ("/messages/ines", "You may not see messages with a practitioner who is not yours."),
        ("/messages/ines?colour=blue", "The link says “colour”, which means nothing there."),
        ("/time-slots?colour=blue", "The link says “colour”, which means nothing there."),
    ])
    func `a link that leads nowhere says so and lands on Home`(_ link: String, _ title: String) async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: link), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.presented == .alert)
        #expect(app.frame.title == title)
        try await app.press("OK")
        #expect(app.frame.path == ["Home"])
    }

    @Test func `a link that the system hands over leads on, and waits for who is not signed in`() async throws {
        let clinic = try await SceneClinic()
        let link = try #require(URL(string: "caduceus://time-slots"))
        let app = await clinic.patientApp()
        _ = await app.host.open(link)
        #expect(app.frame.path == ["Sign in"])
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home", "Book a visit"])
        try await app.press("Book the first free time")
        #expect(app.frame.presented == .sheet)
        _ = await app.host.open(try #require(URL(string: "caduceus://appointments")))
        #expect(app.frame.presented == nil)
        #expect(app.frame.path == ["Home", "Appointments"])
        _ = await app.host.open(try #require(URL(string: "caduceus://nowhere")))
        #expect(app.frame.title == "“/nowhere” leads nowhere in this app.")
    }

    @Test func `a link to somebody else's visit shows nothing of it`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("bo", as: .patient))
        #expect(app.frame.presented == .alert)
        #expect(!app.frame.text.contains("Weber"))
        try await app.press("OK")
        #expect(app.frame.path == ["Home"])
        let refusals = try await clinic.kept.audit(of: "Patient/bo").filter { $0.outcome != .success }
        #expect(!refusals.isEmpty)
    }

    @Test func `a link to book for somebody else is refused, and the audit trail has it`() async throws {
        let clinic = try await SceneClinic()
        _ = await clinic.patientApp(
            RootParameters(link: "/time-slots?patient=bo"), session: try await clinic.signIn("ana", as: .patient))
        let refusals = try await clinic.kept.audit(of: "Patient/ana").filter { $0.outcome != .success }
        #expect(refusals.map(\.entity) == ["Patient/bo"])
        let own = await clinic.patientApp(
            RootParameters(link: "/time-slots?patient=ana"), session: try await clinic.signIn("ana", as: .patient))
        #expect(own.frame.path == ["Home", "Book a visit"])
    }

    @Test func `a link is opened after signing in`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let app = await clinic.patientApp(RootParameters(link: "caduceus://appointments/\(visit.id)/reschedule"))
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home", "Appointments", "Appointment", "Reschedule"])
        try await app.back()
        try await app.back()
        #expect(app.frame.path == ["Home", "Appointments"])
    }

    @Test func `a user goes on where they last were, and only they`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let kept = KeptPaths()
        let session = try await clinic.signIn("ana", as: .patient)
        let first = await clinic.patientApp(session: session, lastPaths: kept.keeper)
        try await first.press(.identifier("home.appointments"))
        try await first.press(.identifier("appointments.visit.\(visit.id)"))

        let again = await clinic.patientApp(
            RootParameters(resumes: true), session: session, lastPaths: kept.keeper)
        #expect(again.frame.path == ["Home", "Appointments", "Appointment"])
        let other = await clinic.patientApp(
            RootParameters(resumes: true), session: try await clinic.signIn("bo", as: .patient),
            lastPaths: kept.keeper)
        #expect(other.frame.path == ["Home"])
    }

    @Test func `a path that cannot be read begins at Home and says so`() async throws {
        let clinic = try await SceneClinic()
        let keeper = PathKeeper(load: { _ in Data("rubbish".utf8) }, save: { _, _ in })
        let app = await clinic.patientApp(
            RootParameters(resumes: true), session: try await clinic.signIn("ana", as: .patient), lastPaths: keeper)
        #expect(app.frame.title == "You begin at Home")
    }
}

/// The last paths of users, in memory.
private final class KeptPaths: Sendable {
    private let paths = Mutex<[String: Data]>([:])

    var keeper: PathKeeper {
        PathKeeper(
            load: { user in self.paths.withLock { $0[user] } },
            save: { path, user in self.paths.withLock { $0[user] = path } })
    }
}

private struct ChangedDemo: SignInInteractive {
    let demo: DemoAccount? = DemoAccount(userName: "sam", password: "demo")

    func signIn(userName: String, password: String) async throws -> Session { throw ClinicError.wrongPassword }
}

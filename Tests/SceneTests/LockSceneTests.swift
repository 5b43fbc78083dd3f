import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// The lock before both apps, over a real clinic.
@MainActor
@Suite struct LockSceneTests {
    private let clock = SceneClock()
    private let parameters = RootParameters(lockDelay: .seconds(600))

    /// Ana's app, in the middle of asking for a time: a sheet, with a reason typed.
    private func patientApp(_ clinic: SceneClinic) async throws -> SceneJourney {
        let app = await clinic.patientApp(parameters, style: .screen, lockClock: clock)
        try await app.signIn("ana")
        try await app.press(.identifier("home.book"))
        try await app.press("Book the first free time")
        try await app.set("Reason", to: "A long story")
        return app
    }

    private func expectLocked(_ app: SceneJourney, _ location: SourceLocation = #_sourceLocation) {
        let frame = app.frame
        #expect(frame.path == ["Locked"], sourceLocation: location)
        #expect(frame.isLocked, sourceLocation: location)
        let all = ([frame.text] + frame.elements.flatMap { [$0.label, $0.value ?? ""] }).joined(separator: "\n")
        for word in ["Ana María", "Fernández", "Okafor", "Weber", "story", "Appointment", "2026"] {
            #expect(!all.contains(word), sourceLocation: location)
        }
    }

    private func unlock(_ app: SceneJourney, _ password: String = ClinicFixture.password) async throws {
        try await app.set("Password", to: password)
        try await app.press("Unlock")
    }

    @Test(arguments: Keeping.allCases)
    func `a patient's screen locks, and goes on where they were`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let app = try await patientApp(clinic)
        let before = app.frame
        #expect(before.presented == .sheet)

        await app.host.advance(clock, by: .seconds(600))
        expectLocked(app)
        #expect(app.frame.text.contains("ana"))
        #expect(app.frame.element("Unlock")?.isEnabled == false)
        try await unlock(app, "guess")
        #expect(app.frame.title == "The password is wrong.")
        try await app.press("OK")
        expectLocked(app)
        #expect(app.frame.element("Password")?.value == "")

        try await unlock(app)
        #expect(app.frame.presented == .sheet)
        #expect(app.frame.text == before.text)
        #expect(app.frame.path == before.path)
        #expect(app.frame.element("Reason")?.value == "A long story")
        let notes = try await clinic.kept.audit(of: "Patient/ana").map(\.detail)
        #expect(notes.filter { $0.contains("the screen") } == ["unlocked the screen", "locked the screen"])
    }

    @Test(arguments: Keeping.allCases)
    func `a doctor's screen locks, and what patients do meanwhile is not seen on it`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.requested()
        let app = await clinic.doctorApp(
            parameters, session: try await clinic.signIn("ines", as: .practitioner), lockClock: clock)
        try await app.press(.identifier("home.visit.\(visit.id)"))
        try await app.press("Decline")
        #expect(app.frame.presented == .sheet)
        await app.host.advance(clock, by: .seconds(600))
        expectLocked(app)

        _ = try await clinic.requested(at: "2026-11-24T09:00:00Z")
        await app.host.settle()
        expectLocked(app)

        try await unlock(app)
        #expect(app.frame.presented == .sheet)
        try await app.press("Not now")
        #expect(app.frame.path == ["Home", "Appointment"])
    }

    @Test func `signing out from the lock asks first, and leaves nothing of what was below`() async throws {
        let clinic = try await SceneClinic()
        let app = try await patientApp(clinic)
        await app.host.advance(clock, by: .seconds(600))
        try await app.press("Sign out")
        #expect(app.frame.presented == .dialog)
        try await app.press("Cancel")
        expectLocked(app)
        try await app.press("Sign out")
        try await app.press("Sign out")
        #expect(app.frame.path == ["Sign in"])
        #expect(!app.frame.isLocked)
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home"])
        #expect(app.frame.presented == nil)
    }

    @Test func `the lock lets nobody leave without being asked about what was typed behind it`() async throws {
        let clinic = try await SceneClinic()
        let app = try await patientApp(clinic)
        #expect(app.host.isHeldOpen)
        await app.host.advance(clock, by: .seconds(600))
        expectLocked(app)
        #expect(app.host.isHeldOpen)
        try await unlock(app)
        try await app.set("Reason", to: "")
        await app.host.advance(clock, by: .seconds(600))
        expectLocked(app)
        #expect(!app.host.isHeldOpen)
    }

    @Test func `who unlocks after the session has ended signs in, and goes on where they were`() async throws {
        let clinic = try await SceneClinic()
        let app = try await patientApp(clinic)
        await app.host.advance(clock, by: .seconds(600))
        clinic.clock.advance(by: 13 * 3600)
        try await unlock(app)
        #expect(app.frame.title == "You are signed out.")
        try await app.press("OK")
        #expect(app.frame.path == ["Sign in"])
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home", "Book a visit"])
    }

    @Test func `nobody else goes on where somebody's session ended`() async throws {
        let clinic = try await SceneClinic()
        let app = try await patientApp(clinic)
        await app.host.advance(clock, by: .seconds(600))
        clinic.clock.advance(by: 13 * 3600)
        try await unlock(app)
        try await app.press("OK")
        try await app.signIn("bo")
        #expect(app.frame.path == ["Home"])
    }

    @Test func `nothing locks while nobody is signed in, nor where it is turned off`() async throws {
        let clinic = try await SceneClinic()
        let door = await clinic.patientApp(parameters, lockClock: clock)
        await door.host.advance(clock, by: .seconds(3600))
        #expect(door.frame.path == ["Sign in"])
        try await door.signIn("ana")
        #expect(door.frame.path == ["Home"])

        let never = SceneClock()
        let open = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient), lockClock: never)
        await open.host.advance(never, by: .seconds(100_000))
        #expect(open.frame.path == ["Home"])
        #expect(never.sleeperCount == 0)
    }

    @Test func `the lock by itself, with its mock`() async throws {
        let delegate = LockMockDelegate()
        let journey = await SceneJourney { LockFactory.mock(delegate: delegate) }
        try await journey.set("Password", to: "demon")
        try await journey.press("Unlock")
        try await journey.press("OK")
        #expect(delegate.calls == [])
        try await journey.set("Password", to: "demo")
        try await journey.press("Unlock")
        try await journey.press("Sign out")
        try await journey.press("Sign out")
        #expect(delegate.calls == ["unlocked", "signed out"])
    }
}

@MainActor
private final class LockMockDelegate: LockDelegate {
    private(set) var calls: [String] = []

    func didUnlock() { calls.append("unlocked") }
    func didLoseSession() { calls.append("session lost") }
    func didSignOut() { calls.append("signed out") }
}

import ClinicModel
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

/// Both apps, walked through at random: what is on the screen is always what would be drawn from scratch.
@MainActor
@Suite struct OracleTests {
    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen])
    func `the patient's app draws after any journey what it would draw from scratch`(_ style: SceneHost.Style)
        async throws
    {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient), style: style)
        #expect(await wander(app, seed: 21) > 1)
    }

    @Test(arguments: [SceneHost.Style.numbered, .plain, .screen])
    func `the doctor's app draws after any journey what it would draw from scratch`(_ style: SceneHost.Style)
        async throws
    {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked()
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner), style: style)
        #expect(await wander(app, seed: 31) > 1)
    }

    @Test(arguments: [
        "/", "/appointments", "/time-slots", "/messages", "/messages/p1", "/results", "/record", "/account",
    ])
    func `the mocks draw after any journey what they would draw from scratch`(_ link: String) async throws {
        let coordinator = NavigationStackCoordinator()
        let app = await SceneJourney(appNavigatedBy: coordinator) {
            RootFactory.mock(parameters: RootParameters(link: link), coordinator: coordinator)
        }
        #expect(await wander(app, seed: 41) >= 1)
    }

    /// How many pages with titles of their own were seen on the way; the sign-in would end the walk.
    private func wander(_ app: SceneJourney, seed: UInt64) async -> Int {
        var wanderer = Wanderer(seed: Wanderer.seed(seed), avoiding: ["Sign out"])
        var titles: Set<String> = []
        for _ in 0..<Wanderer.steps(orElse: 60) {
            await wanderer.step(app.host)
            titles.insert(app.frame.path.joined(separator: "/"))
            let differences = app.frame.differences(from: app.host.frameFromScratch())
            guard differences.isEmpty else {
                Issue.record("\(differences.prefix(6)) after \(wanderer.steps.suffix(4))")
                break
            }
        }
        return titles.count
    }
}

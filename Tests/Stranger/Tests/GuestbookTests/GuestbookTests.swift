import Guestbook
import SwiftUI
import Testing
import ViperTesting

@MainActor @Suite struct GuestbookTests {
    @Test func `a guest signs once and has a page`() async throws {
        let probe = RetentionProbe()
        let journey = await SceneJourney {
            GuestbookView(presenter: probe.watch(GuestbookPresenter(guests: ["Ana"], clock: SceneClock())))
        }
        #expect(journey.frame.element("Sign")?.isEnabled == false)
        try await journey.set("Your name", to: "Bo")
        try await journey.press("Sign")
        try await journey.press("Bo")
        #expect(journey.frame.path == ["Guestbook", "Bo"])
        #expect(journey.frame.text.contains("Bo was here."))
        try await journey.back()
        try await journey.set("Your name", to: "Ana")
        try await journey.press("Sign")
        #expect(journey.frame.presented == .alert)
        try await journey.back()
        #expect(journey.frame.differences(from: journey.host.frameFromScratch()) == [])
        journey.host.close()
        #expect(probe.count == 1)
        #expect(probe.retained == [])
    }

    @Test func `a chart of guests is drawn and told`() {
        let host = SceneHost(columns: 40) { GuestsChart(counts: ["Mon": 2, "Tue": 4]) }
        #expect(host.frame.text.contains("███"))
        #expect(host.frame.element("Tue", role: .row)?.value == "Guests 4")
    }

    @Test func `what an asset catalogue holds goes by the names that Xcode gives it`() {
        let host = SceneHost(columns: 60) { GuestsHeading() }
        #expect(host.frame.text.contains("2 guests") && host.frame.text.lowercased().contains("quill pen"))
        let colors = GuestsHeading.colors.map { $0.resolve(in: EnvironmentValues()) }
        #expect(colors[0].blue > 0.5 && colors[0].red < 0.1)
        #expect(colors[1].red > 0.7)
        #expect(abs(colors[2].red - 0.5) < 0.1, "the one that is named")
    }
}

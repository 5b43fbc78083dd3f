import Guestbook
import SwiftUI
import Testing
import ViperTesting

/// The examples of Documentation/Testing.md.
@MainActor @Suite struct TestingExamples {
    @Test func `a screen is driven by what is on it`() async throws {
        let host = SceneHost(columns: 60) {
            GuestbookView(presenter: GuestbookPresenter(guests: ["Ana"], clock: SceneClock()))
        }
        await host.settle()
        try await host.set("Your name", to: "Bo")
        try await host.press("Sign")
        #expect(host.frame.text.contains("Bo"))
        #expect(try host.element(.role(.button, label: "Sign")).isEnabled == false)
        #expect(host.frame.differences(from: host.frameFromScratch()) == [])
        await #expect(throws: CommandError.self) { try await host.press("Sign") }
        #expect(host.bodyCounts["GuestbookView"] == host.bodyCount(GuestbookView.self))
    }

    @Test func `a journey is written down and taken again`() async throws {
        let journey = await SceneJourney { GuestbookView(presenter: GuestbookPresenter(guests: ["Ana"])) }
        try await journey.press("Ana")
        try await journey.back()
        #expect(
            journey.transcript == """
                title Guestbook
                > press Ana
                push String
                title Ana
                > back
                pop
                title Guestbook
                """)
        let again = await SceneJourney { GuestbookView(presenter: GuestbookPresenter(guests: ["Ana", "Bo"])) }
        try await again.replay(journey.transcript)
        #expect(again.transcript == journey.transcript)
        #expect(Snapshot("Guestbook").difference(from: journey.frame.text) == nil)
    }

    @Test func `time goes on when the test says so`() async throws {
        let clock = SceneClock()
        let host = SceneHost { GuestbookView(presenter: GuestbookPresenter(clock: clock)) }
        try await host.set("Your name", to: "Bo")
        try await host.press("Sign")
        #expect(host.frame.text.contains("Thank you, Bo."))
        await host.advance(clock, by: .seconds(3))
        #expect(!host.frame.text.contains("Thank you"))
    }

    @Test func `what is left is named with what holds it`() async throws {
        let probe = RetentionProbe()
        let journey = await SceneJourney {
            GuestbookView(presenter: probe.watch(GuestbookPresenter()))
        }
        #expect(probe.retained.map(\.name) == ["GuestbookPresenter"])
        #if os(Linux)
            #expect(probe.retained.first?.path?.hasPrefix("the screen → … → ") == true)
        #endif
        journey.host.close()
        #expect(probe.retained == [])
    }

    @Test func `a walk at random draws what would be drawn from scratch`() async {
        let journey = await SceneJourney {
            GuestbookView(presenter: GuestbookPresenter(guests: ["Ana"], clock: SceneClock()))
        }
        var wanderer = Wanderer(seed: 7)
        for _ in 0..<50 {
            await wanderer.step(journey.host)
            #expect(journey.frame.differences(from: journey.host.frameFromScratch()) == [])
        }
    }
}

import Synchronization
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ClockTextTests {
    private final class Hands: Sendable {
        let seconds = Mutex(0.0)
        var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
    }

    @Test func `a text that shows the time is written anew as it passes`() {
        let hands = Hands()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let host = SceneHost(columns: 30) {
            VStack(alignment: .leading) {
                Text(start, style: .timer)
                Text("Since \(start, style: .relative)")
                Text(timerInterval: start...start.addingTimeInterval(60))
                Text("still")
            }
            .environment(\.now, { hands.now })
        }
        #expect(host.frame.lines == ["0:00", "Since 0 sec", "1:00", "still"])
        hands.seconds.withLock { $0 = 12 }
        host.graph.clock.tick()
        #expect(host.frame.lines == ["0:12", "Since 12 sec", "0:48", "still"])
    }

    @Test func `nothing ticks when nothing on the screen shows the time`() async throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Button("Turn") { isShown.toggle() }
                if isShown { Text(Date(), style: .timer) }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.graph.clock.tick())
        try await host.press("Turn")
        #expect(!host.graph.clock.tick())
    }
}

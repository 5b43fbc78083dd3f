import Combine
import SwiftUI
import Testing

private struct StopwatchView: View {
    let ticks: AnyPublisher<Void, Never>
    @State private var seconds = 0
    @State private var isRunning = false
    @State private var laps: [Int] = []

    var body: some View {
        VStack {
            Text("\(seconds / 60):\(String(format: "%02d", seconds % 60))").monospacedDigit()
            HStack {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                Button("Lap") { laps.append(seconds) }.disabled(!isRunning)
                Button("Reset") { (seconds, isRunning, laps) = (0, false, []) }
            }
            ForEach(Array(laps.enumerated()), id: \.offset) { lap in
                Text("Lap \(lap.offset + 1): \(lap.element) s")
            }
        }
        .onReceive(ticks) { if isRunning { seconds += 1 } }
    }
}

extension Corpus {
    @Test func `a stopwatch counts only while it runs`() async throws {
        let ticks = PassthroughSubject<Void, Never>()
        try await play("Stopwatch", StopwatchView(ticks: ticks.eraseToAnyPublisher())) { play in
            try await play.event("tick") { ticks.send() }
            try await play.press("Start")
            try await play.event("65 ticks") { for _ in 0..<65 { ticks.send() } }
            try await play.press("Lap")
            try await play.press("Stop")
            try await play.event("tick") { ticks.send() }
            try await play.press("Reset")
        }
    }
}

import SwiftUI
import Testing
import ViperTesting

/// Time in a scene goes on when the test says so.
@MainActor
@Suite struct SceneClockTests {
    @Test func `a timer ticks as often as its time passes`() async {
        let clock = SceneClock()
        let host = SceneHost { TimerView(clock: clock) }
        await host.settle()
        #expect(host.frame.text == "0 s")
        await host.advance(clock, by: .milliseconds(999))
        #expect(host.frame.text == "0 s")
        await host.advance(clock, by: .milliseconds(1))
        #expect(host.frame.text == "1 s")
        await host.advance(clock, by: .seconds(3600))
        #expect(host.frame.text == "3601 s")
    }

    @Test func `a debounced search runs once, for the last of the words`() async throws {
        let clock = SceneClock()
        let presenter = DebouncedPresenter(clock: clock)
        let host = SceneHost { DebouncedView(presenter: presenter) }
        for words in ["f", "fe", "fer"] {
            try await host.set("Name", to: words)
            await host.advance(clock, by: .milliseconds(200))
        }
        #expect(presenter.searched == [])
        #expect(clock.sleeperCount == 1)
        await host.advance(clock, by: .milliseconds(100))
        #expect(presenter.searched == ["fer"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func `a settled screen has done all but what sleeps`() async throws {
        let clock = SceneClock()
        let host = SceneHost { WorkAndSleepView(clock: clock) }
        try await host.press("Begin")
        #expect(host.frame.text.contains("500 hops, asleep"))
        await host.advance(clock, by: .seconds(1))
        #expect(host.frame.text.contains("500 hops, awake"))
    }

    @Test func `a sleep ends with its task`() async throws {
        let clock = SceneClock()
        let host = SceneHost { LeavingView(clock: clock) }
        await host.settle()
        #expect(clock.sleeperCount == 1)
        try await host.press("Leave")
        #expect(clock.sleeperCount == 0)
        #expect(host.frame.text.contains("cancelled"))
    }

    @Test func `tasks wake in the order of their instants`() async throws {
        let clock = SceneClock()
        let woken = Woken()
        let host = SceneHost {
            Text(verbatim: "…").onAppear {
                for delay in [3, 1, 2] {
                    Task {
                        try await clock.sleep(for: .seconds(delay))
                        woken.delays.append(delay)
                    }
                }
            }
        }
        await host.advance(clock, by: .seconds(2))
        #expect(woken.delays == [1, 2])
        #expect(clock.nextDeadline == SceneClock.Instant(offset: .seconds(3)))
        clock.advance(by: .seconds(1))
        await host.settle()
        #expect(woken.delays == [1, 2, 3])
    }
}

@MainActor
private final class Woken {
    var delays: [Int] = []
}

private struct TimerView: View {
    let clock: any Clock<Duration>
    @State private var seconds = 0

    var body: some View {
        Text(verbatim: "\(seconds) s")
            .task {
                while (try? await clock.sleep(for: .seconds(1))) != nil { seconds += 1 }
            }
    }
}

@MainActor
private final class DebouncedPresenter: ObservableObject {
    @Published var words = "" {
        didSet { search() }
    }
    private(set) var searched: [String] = []
    private let clock: any Clock<Duration>
    private var pending: Task<Void, Never>?

    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    private func search() {
        pending?.cancel()
        pending = Task { [weak self, clock, words] in
            guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
            self?.searched.append(words)
        }
    }
}

private struct DebouncedView: View {
    @StateObject var presenter: DebouncedPresenter

    init(presenter: @autoclosure @escaping () -> DebouncedPresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    var body: some View {
        TextField("Name", text: $presenter.words)
    }
}

private struct WorkAndSleepView: View {
    let clock: any Clock<Duration>
    @State private var hops = 0
    @State private var isAwake = false

    var body: some View {
        VStack {
            Text(verbatim: "\(hops) hops, \(isAwake ? "awake" : "asleep")")
            Button("Begin") {
                Task {
                    try await clock.sleep(for: .seconds(1))
                    isAwake = true
                }
                Task {
                    for _ in 0..<500 {
                        await Task.detached {}.value
                        hops += 1
                    }
                }
            }
        }
    }
}

private struct LeavingView: View {
    let clock: any Clock<Duration>
    @State private var isHere = true
    @State private var words = ""

    var body: some View {
        VStack {
            Text(verbatim: words)
            if isHere {
                Text(verbatim: "here").task {
                    do { try await clock.sleep(for: .seconds(60)) } catch { words = "cancelled" }
                }
            }
            Button("Leave") { isHere = false }
        }
    }
}

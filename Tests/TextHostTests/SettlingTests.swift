import Combine
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct SettlingTests {
    struct Worker: View {
        @State private var steps: [String] = []
        var body: some View {
            Text(steps.joined(separator: " "))
            Button("Work") {
                Task {
                    steps.append("begun")
                    let answer = await Self.answer()
                    steps.append(answer)
                    Task {
                        await Task.yield()
                        steps.append("after")
                    }
                }
            }
        }

        @concurrent static func answer() async -> String {
            for _ in 0..<50 { await Task.yield() }
            return "42"
        }
    }

    @Test func `a command ends when the tasks of its action have ended, off the main actor too`() async throws {
        let host = SceneHost { Worker() }
        try await host.press("Work")
        #expect(host.frame.element("begun 42 after") != nil)
    }

    @Test func `a detached task holds nothing up`() async throws {
        let (stream, end) = AsyncStream<Void>.makeStream()
        let host = SceneHost {
            Button("Watch") { Task.detached { for await _ in stream {} } }
        }
        try await host.press("Watch")
        #expect(host.frame.element("Watch") != nil)
        end.finish()
    }

    @MainActor final class Model: ObservableObject {
        @Published var text = "waiting"
        func load() async {
            await Task.yield()
            text = await Worker.answer()
        }
    }

    struct Loading: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.text).task { await model.load() } }
    }

    @Test func `the first frame waits for what appearing has started`() async throws {
        let host = SceneHost { Loading() }
        await host.settle()
        #expect(host.frame.element("42") != nil)
    }

    @Test func `what a command puts into the main queue belongs to it, and what that puts there`() async throws {
        struct Screen: View {
            @State private var steps = 0
            var body: some View {
                Text("Steps \(steps)")
                Button("Step") {
                    DispatchQueue.main.async {
                        steps += 1
                        DispatchQueue.main.async {
                            steps += 1
                            DispatchQueue.main.async { steps += 1 }
                        }
                    }
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Step")
        #expect(host.frame.element("Steps 3") != nil)
    }

    final class Shouting: ObservableObject {
        @Published var words = ""
        @Published var shout = ""
        private var subscriptions = Set<AnyCancellable>()

        init() {
            $words.map { $0.uppercased() }.receive(on: DispatchQueue.main)
                .sink { [weak self] in self?.shout = $0 }
                .store(in: &subscriptions)
        }
    }

    @Test func `what a publisher hands over to the main queue is shown`() async throws {
        struct Screen: View {
            @StateObject private var model = Shouting()
            var body: some View {
                TextField("Words", text: $model.words)
                Text(model.shout)
            }
        }
        let host = SceneHost { Screen() }
        try await host.set("Words", to: "quiet")
        #expect(host.frame.element("QUIET") != nil)
    }

    @Test func `what a publisher says at once is received with the first frame`() async throws {
        struct Screen: View {
            @State private var number = 1
            @State private var received: [Int] = []
            var body: some View {
                Text("Received \(received.map(String.init).joined(separator: " "))")
                Button("Next") { number += 1 }.onReceive(Just(number)) { received.append($0) }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.element("Received 1") != nil)
        try await host.press("Next")
        #expect(host.frame.element("Received 1 2") != nil)
    }

    @Test(.timeLimit(.minutes(20)))
    func `what nobody asked for is told of when its tasks have ended, however patient the host`() async throws {
        let host = SceneHost(patience: .seconds(86_400)) { Loading() }
        // No command is under way while the task of the first screen changes it.
        let (changes, tell) = AsyncStream<Void>.makeStream()
        host.onChange = { tell.yield() }
        for await _ in changes where host.makeFrame().element("42") != nil { break }
        #expect(host.frame.element("42") != nil)
    }

    @Test func `a task that goes on is waited for no longer than the patience, and the front says so`() async throws {
        let (stream, end) = AsyncStream<Void>.makeStream()
        let host = SceneHost(patience: .milliseconds(20)) {
            Button("Watch") { Task { for await _ in stream {} } }
        }
        host.graph.warn = { _ in }
        try await host.press("Watch")
        #expect(host.warnings.contains { $0.contains("Task.detached") })
        try await host.press("Watch")
        end.finish()
    }

    private struct Restless: View {
        @State private var turn = 0
        let count: @MainActor () -> Void

        var body: some View {
            count()
            usleep(40_000)
            DispatchQueue.main.async { turn += 1 }
            return Text("Turn \(turn)")
        }
    }

    @Test func `who changes without an end, and takes long for it, is not waited for a thousand times`() async {
        var turns = 0
        let host = SceneHost { Restless { turns += 1 } }
        await host.settle()
        #expect((2..<300).contains(turns), "\(turns)")
    }
}

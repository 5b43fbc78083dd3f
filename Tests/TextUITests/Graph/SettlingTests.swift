import Combine
import Testing

@testable import SwiftUI

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
}

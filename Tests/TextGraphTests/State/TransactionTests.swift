import Testing

import SwiftUI
import TextUICore

extension Transaction {
    @Entry fileprivate var reason: String = "none"
}

@MainActor @Suite struct TransactionTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct Screen: View {
        let log: Log
        @State private var count = 0
        @State private var isOn = false

        var body: some View {
            Button("Plain") { count += 1 }
            Button("Animated") {
                withAnimation(.easeIn) {
                    count += 1
                } completion: {
                    log.lines.append("done")
                }
            }
            Button("Told") { withTransaction(\.reason, "told") { count += 1 } }
            Toggle("Switch", isOn: $isOn.animation(.linear))
            Text("Count \(count) \(isOn)")
                .onChange(of: count) { log.lines.append("change \(count)") }
                .transaction { log.lines.append("\($0.animation == nil ? "still" : "moving") \($0.reason)") }
                .transaction(value: isOn) { _ in log.lines.append("switched") }
        }
    }

    @Test func `a change is shown in the transaction in which it was made`() async throws {
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Plain")
        #expect(log.lines == ["still none", "change 1"])
        log.lines = []
        try await host.press("Told")
        #expect(log.lines == ["still told", "change 2"])
        log.lines = []
        try await host.press("Switch")
        #expect(log.lines.contains("moving none") && log.lines.contains("switched"))
    }

    @Test func `an animation is complete once its changes are shown`() async throws {
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Animated")
        #expect(log.lines == ["moving none", "change 1", "done"])
    }

    @Test func `of two animations the one that would end first is complete first`() async throws {
        struct Moving: View {
            let name: String
            let animation: Animation
            let criteria: AnimationCompletionCriteria
            let log: Log
            @State private var isOn = false

            var body: some View {
                Text(name).opacity(isOn ? 1 : 0).onAppear {
                    withAnimation(animation, completionCriteria: criteria) {
                        isOn = true
                    } completion: {
                        log.lines.append("\(name) \(isOn)")
                    }
                }
            }
        }
        let log = Log()
        let long = Animation.linear(duration: 3).logicallyComplete(after: 1)
        let host = SceneHost {
            Moving(name: "removed", animation: long, criteria: .removed, log: log)
            Moving(name: "short", animation: .linear(duration: 2), criteria: .removed, log: log)
            Moving(name: "logical", animation: long, criteria: .logicallyComplete, log: log)
            Moving(name: "delayed", animation: .linear(duration: 2).delay(0.5), criteria: .logicallyComplete, log: log)
        }
        await host.settle()
        #expect(log.lines == ["logical true", "short true", "delayed true", "removed true"])
    }
}

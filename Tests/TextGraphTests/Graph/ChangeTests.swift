import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ChangeTests {
    @Test func `the older form captures what was so before, the newer one what is so now`() async throws {
        struct Screen: View {
            let log: Log
            @State private var count = 1
            var body: some View {
                Button("Add") { count += 4 }
                    .onChange(of: count) { [count] new in log.add("\(count) to \(new)") }
                    .onChange(of: count) { [count] in log.add("now \(count)") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Add")
        #expect(log.take() == ["1 to 5", "now 5"])
        try await host.press("Add")
        #expect(log.take() == ["5 to 9", "now 9"])
    }

    @Test func `changes are told from the inside, each with the values of its frame`() async throws {
        struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Add") { count = 1 }
                        .onChange(of: count) { old, new in
                            log.add("first \(old) to \(new)")
                            if count == 1 { count = 2 }
                        }
                        .onChange(of: count) { old, new in log.add("second \(old) to \(new)") }
                }
                .onChange(of: count) { old, new in log.add("outer \(old) to \(new)") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Add")
        #expect(
            log.all == [
                "first 0 to 1", "second 0 to 1", "outer 0 to 1", "first 1 to 2", "second 1 to 2", "outer 1 to 2",
            ])
    }

    @Test func `what is told initially is told whenever the view appears`() async throws {
        let log = Log()
        let host = SceneHost {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .onChange(of: 5, initial: true) { old, new in log.add("\(old) to \(new)") }
                    .onAppear { log.add("appears") }
                    .navigationDestination(for: Int.self) { _ in Text("Page") }
            }
        }
        await host.settle()
        #expect(log.take() == ["5 to 5", "appears"])
        try await host.press("Go")
        #expect(log.take() == [])
        try await host.back()
        #expect(log.take() == ["5 to 5", "appears"])
    }

    @Test func `what appearing sets is told before the task begins`() async {
        struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                let _ = log.add("body \(count)")
                Text("\(count)")
                    .onAppear { count = 1 }
                    .onChange(of: count) { log.add("changed to \(count)") }
                    .task { log.add("task at \(count)") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        #expect(log.all == ["body 0", "body 1", "changed to 1", "task at 1"])
    }
}

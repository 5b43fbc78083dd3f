import Combine
import Synchronization
import TestSupport
import Testing

import SwiftUI
import TextUICore

struct Traced: View {
    let name: String
    let log: Log

    var body: some View {
        Text(name)
            .onAppear { log.add("\(name) appears") }
            .onDisappear { log.add("\(name) disappears") }
            .task {
                log.add("\(name) task")
                await withTaskCancellationHandler {
                } onCancel: {
                    log.add("\(name) cancelled")
                }
            }
    }
}

/// A task that waits until it is cancelled, outside of what a command waits for.
struct Watching: View {
    let name: String
    let log: Log

    var body: some View {
        Text(name).task {
            let watch = Task.detached {
                do { try await Task.sleep(for: .seconds(60)) } catch { log.add("\(name) cancelled") }
            }
            Watched.tasks.withLock { $0[name] = watch }
        }
    }
}

enum Watched {
    static let tasks = Mutex<[String: Task<Void, Never>]>([:])
}

@MainActor @Suite struct LifecycleTests {
    @Test func `a view appears, then its task runs`() async throws {
        let log = Log()
        let host = SceneHost { Traced(name: "A", log: log) }
        await host.settle()
        #expect(log.all == ["A appears", "A task"])
        _ = host.frame
        await host.settle()
        #expect(log.all == ["A appears", "A task"])
    }

    @Test func `a condition makes views appear and disappear`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Button("Switch") { isShown.toggle() }
                if isShown { Traced(name: "A", log: log) }
            }
        }
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        #expect(log.all.isEmpty)
        try await host.press("Switch")
        #expect(log.take() == ["A appears", "A task"])
        try await host.press("Switch")
        #expect(log.take() == ["A disappears"])
    }

    @Test func `a push covers the page below and a pop shows it again`() async throws {
        let log = Log()
        let host = SceneHost {
            NavigationStack {
                VStack {
                    Traced(name: "Root", log: log)
                    NavigationLink("Go", value: 1)
                }
                .navigationDestination(for: Int.self) { Traced(name: "Page \($0)", log: log) }
            }
        }
        await host.settle()
        #expect(log.take() == ["Root appears", "Root task"])
        try await host.press("Go")
        #expect(log.take() == ["Page 1 appears", "Page 1 task", "Root disappears"])
        try await host.back()
        #expect(log.take() == ["Root appears", "Root task", "Page 1 disappears"])
    }

    @Test func `a sheet leaves what is below it on the screen`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                VStack {
                    Traced(name: "Root", log: log)
                    Button("Show") { isShown = true }
                }
                .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) { Traced(name: "Sheet", log: log) }
            }
        }
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        _ = log.take()
        try await host.press("Show")
        #expect(log.take() == ["Sheet appears", "Sheet task"])
        try await host.back()
        #expect(log.take() == ["Sheet disappears", "dismissed"])
    }

    @Test func `a task ends when its view goes`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown {
                    Text("A").task {
                        let (stream, end) = AsyncStream<Void>.makeStream()
                        await withTaskCancellationHandler {
                            log.add("began")
                            for await _ in stream {}
                        } onCancel: {
                            log.add("cancelled")
                            end.finish()
                        }
                    }
                }
            }
        }
        let host = SceneHost { Screen(log: log) }
        // The task observes for as long as it may, so nothing waits for it here.
        while log.all.isEmpty {
            _ = host.frame
            await Task.yield()
        }
        try await host.press("Hide")
        #expect(log.all == ["began", "cancelled"])
    }

    @Test func `another id begins a task anew`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var id = 0
            @State private var other = 0
            var body: some View {
                Button("Next") { id += 1 }
                Button("Other \(other)") { other += 1 }
                Text("A").task(id: id) { log.add("task \(id)") }
            }
        }
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        try await host.press("Next")
        try await host.press("Other")
        #expect(log.all == ["task 0", "task 1"])
    }

    @Test func `a change is told with both values, and once`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("Add") { count += 2 }
                    .onChange(of: count) { old, new in log.add("\(old) to \(new)") }
                    .onChange(of: count > 2, initial: true) { log.add("large or not") }
            }
        }
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        #expect(log.take() == ["large or not"])
        try await host.press("Add")
        #expect(log.take() == ["0 to 2"])
        try await host.press("Add")
        #expect(Set(log.take()) == ["2 to 4", "large or not"])
    }

    @Test func `what a change sets is shown in the same frame`() async throws {
        struct Screen: View {
            @State private var count = 0
            @State private var double = 0
            var body: some View {
                Button("Add") { count += 1 }.onChange(of: count) { double = count * 2 }
                Text("Double \(double)")
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Add")
        #expect(host.frame.element("Double 2") != nil)
    }

    @Test func `a change that follows on itself is told twice, and no more`() async throws {
        let log = Log()
        struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("Start \(count)") { count = 42 }
                    .onChange(of: count) { old, new in
                        log.add("\(old) to \(new)")
                        count += 1
                    }
            }
        }
        let host = SceneHost { Screen(log: log) }
        host.graph.warn = { _ in }
        try await host.press("Start 0")
        #expect(log.take() == ["0 to 42", "42 to 43"])
        #expect(host.frame.element("Start 44") != nil)
        #expect(host.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
        try await host.press("Start 44")
        #expect(log.take() == ["44 to 42", "42 to 43"])
    }
}

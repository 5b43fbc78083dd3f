import TestSupport
import Testing

import SwiftUI
import TextUICore

/// Tells when it appears, begins its task and disappears.
struct Told: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    var body: some View {
        Text(name)
            .onAppear { log.add("\(name) appears") }
            .onDisappear { log.add("\(name) disappears") }
            .task { log.add("\(name) task") }
    }
}

@MainActor @Suite struct LifecycleOrderTests {
    @Test func `values are made first, then bodies run, then views appear, the inner ones first`() async {
        struct Child: View {
            let name: String
            let log: Log
            init(name: String, log: Log) {
                (self.name, self.log) = (name, log)
                log.add("make \(name)")
            }
            var body: some View {
                let _ = log.add("body \(name)")
                Text(name).onAppear { log.add("\(name) appears") }
            }
        }
        struct Parent: View {
            let log: Log
            var body: some View {
                let _ = log.add("body")
                VStack {
                    Child(name: "A", log: log)
                    Child(name: "B", log: log)
                }
                .onAppear { log.add("parent appears") }
            }
        }
        let log = Log()
        let host = SceneHost { Parent(log: log) }
        await host.settle()
        #expect(
            log.all == [
                "body", "make A", "make B", "body A", "body B", "A appears", "B appears", "parent appears",
            ])
    }

    @Test func `tasks begin when all has appeared`() async {
        let log = Log()
        let host = SceneHost {
            VStack { Text("A").task { log.add("inner task") }.onAppear { log.add("inner") } }
                .task { log.add("outer task") }
                .onChange(of: 0, initial: true) { log.add("initial") }
                .onAppear { log.add("outer") }
        }
        await host.settle()
        #expect(log.all == ["inner", "initial", "outer", "inner task", "outer task"])
    }

    struct Stack: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Told("Root", log)
                    Button("Two at once") { path = [1, 2] }
                    Button("One") { path = [1] }
                }
                .navigationDestination(for: Int.self) { page in
                    Told("Page \(page)", log)
                    Button("On") { path.append(page + 1) }
                    Button("Home") { path = [] }
                }
            }
        }
    }

    @Test func `a page that is covered is told after the other's task has begun`() async throws {
        let log = Log()
        let host = SceneHost { Stack(log: log) }
        await host.settle()
        #expect(log.take() == ["Root appears", "Root task"])
        try await host.press("One")
        #expect(log.take() == ["Page 1 appears", "Page 1 task", "Root disappears"])
        try await host.press("On")
        #expect(log.take() == ["Page 2 appears", "Page 2 task", "Page 1 disappears"])
        try await host.back()
        #expect(log.take() == ["Page 1 appears", "Page 1 task", "Page 2 disappears"])
        try await host.press("On")
        _ = log.take()
        try await host.press("Home")
        #expect(log.take() == ["Root appears", "Root task", "Page 2 disappears"])
    }

    @Test func `of two pages pushed at once the upper one appears, the other when it is shown`() async throws {
        let log = Log()
        let host = SceneHost { Stack(log: log) }
        await host.settle()
        _ = log.take()
        try await host.press("Two at once")
        #expect(log.take() == ["Page 2 appears", "Page 2 task", "Root disappears"])
        try await host.back()
        #expect(log.take() == ["Page 1 appears", "Page 1 task", "Page 2 disappears"])
    }

    @Test func `a sheet for another item is another sheet, after the first`() async throws {
        struct Item: Identifiable { let id: Int }
        struct Screen: View {
            let log: Log
            @State private var item: Item?
            var body: some View {
                Button("Show") { item = Item(id: 1) }
                    .sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
                        Told("Sheet \(shown.id)", log)
                        Button("Next") { item = Item(id: shown.id + 1) }
                        Button("Close") { item = nil }
                    }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Show")
        #expect(log.take() == ["Sheet 1 appears", "Sheet 1 task"])
        try await host.press("Next")
        #expect(log.take() == ["Sheet 1 disappears", "dismissed", "Sheet 2 appears", "Sheet 2 task"])
        try await host.press("Close")
        #expect(log.take() == ["Sheet 2 disappears", "dismissed"])
    }

    @Test func `a sheet over a sheet leaves the lower one on the screen`() async throws {
        struct Lower: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Told("Lower", log)
                Button("Further") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { log.add("upper dismissed") }) { Told("Upper", log) }
            }
        }
        struct Screen: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { log.add("lower dismissed") }) { Lower(log: log) }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Show")
        try await host.press("Further")
        #expect(log.take() == ["Lower appears", "Lower task", "Upper appears", "Upper task"])
        try await host.back()
        #expect(log.take() == ["Upper disappears", "upper dismissed"])
        try await host.back()
        #expect(log.take() == ["Lower disappears", "lower dismissed"])
    }

    @Test func `one side of a condition comes before the other goes`() async throws {
        struct Screen: View {
            let log: Log
            @State private var step = 0
            var body: some View {
                Button("Next") { step += 1 }
                switch step {
                case 0: Told("A", log)
                case 1: Told("B", log)
                default: EmptyView()
                }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        _ = log.take()
        try await host.press("Next")
        #expect(log.take() == ["B appears", "A disappears", "B task"])
        try await host.press("Next")
        #expect(log.take() == ["B disappears"])
    }

    @Test func `a view with another id comes before the one it follows goes`() async throws {
        struct Screen: View {
            let log: Log
            @State private var id = 0
            var body: some View {
                Button("Next") { id += 1 }
                Told("A", log).id(id).onAppear { log.add("outside") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        #expect(log.take() == ["A appears", "outside", "A task"])
        try await host.press("Next")
        #expect(log.take() == ["A appears", "A disappears", "A task"])
    }

    @Test func `elements that come and go are told, those that move are not`() async throws {
        struct Screen: View {
            let log: Log
            @State private var names = ["A", "B", "C"]
            var body: some View {
                Button("Insert") { names.insert("D", at: 0) }
                Button("Reverse") { names.reverse() }
                Button("Replace") { names = ["C", "E"] }
                ForEach(names, id: \.self) { Told($0, log) }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        _ = log.take()
        try await host.press("Insert")
        #expect(log.take() == ["D appears", "D task"])
        try await host.press("Reverse")
        #expect(log.take() == [])
        try await host.press("Replace")
        #expect(log.take() == ["E appears", "B disappears", "A disappears", "D disappears", "E task"])
    }

    @Test func `the next tab comes before the last one goes`() async throws {
        let log = Log()
        let host = SceneHost {
            TabView {
                Told("A", log).tabItem { Text("First") }
                Told("B", log).tabItem { Text("Second") }
            }
        }
        await host.settle()
        #expect(log.take() == ["A appears", "A task"])
        try await host.press("Second")
        #expect(log.take() == ["B appears", "A disappears", "B task"])
        try await host.press("First")
        #expect(log.take() == ["A appears", "B disappears", "A task"])
    }

    @Test func `a task is cancelled where it stands among what is done when its view goes`() async throws {
        struct Screen: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown {
                    Text("A")
                        .onDisappear { log.add("inner") }
                        .task {
                            let (stream, end) = AsyncStream<Void>.makeStream()
                            await withTaskCancellationHandler {
                                log.add("began")
                                for await _ in stream {}
                            } onCancel: {
                                log.add("cancelled")
                                end.finish()
                            }
                        }
                        .onDisappear { log.add("outer") }
                }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        while log.all.isEmpty {
            _ = host.frame
            await Task.yield()
        }
        try await host.press("Hide")
        #expect(log.all == ["began", "inner", "cancelled", "outer"])
    }

    @Test func `what is on the screen disappears when that is closed, or let go`() async {
        let log = Log()
        let host = SceneHost {
            Told("A", log)
            Told("B", log)
        }
        await host.settle()
        _ = log.take()
        host.close()
        #expect(log.take() == ["A disappears", "B disappears"])
        do {
            let other = SceneHost { Told("C", log) }
            await other.settle()
            _ = log.take()
        }
        #expect(log.all == ["C disappears"])
    }

    @Test func `an alert's answer is carried out when it has closed`() async throws {
        struct Screen: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Told("Root", log)
                Button("Ask") { isShown = true }
                    .alert("Sure?", isPresented: $isShown) { Button("Yes") { log.add("yes") } }
                    .onChange(of: isShown) { log.add("shown: \(isShown)") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        await host.settle()
        _ = log.take()
        try await host.press("Ask")
        try await host.press("Yes")
        #expect(log.all == ["shown: true", "yes", "shown: false"])
    }
}

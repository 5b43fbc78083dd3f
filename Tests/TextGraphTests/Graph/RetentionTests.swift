import Combine
import Observation
import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct RetentionTests {
    @Test func `who refers to a view that has gone finds nothing`() async throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Button("Leave") { isShown = false }
                if isShown { Button("Gone") {} }
            }
        }
        let host = SceneHost { Screen() }
        let (leave, gone) = (try #require(host.frame.element("Leave")), try #require(host.frame.element("Gone")))
        #expect(gone.source != nil)
        #expect(gone.focusID?.node != nil)
        try await host.press("Leave")
        _ = host.frame
        #expect(gone.source == nil)
        #expect(gone.focusID?.node == nil)
        #expect(leave.source != nil)
        #expect(leave.focusID?.node?.parent != nil)
    }

    @Test func `a value that stays does not remember all who have read it and gone`() throws {
        var readers = Readers()
        for _ in 0..<300 {
            let host = SceneHost { Button("Read") {} }
            let node = try #require(host.frame.element("Read")?.focusID?.node)
            readers.add(node.reference)
        }
        #expect(readers.takeAll().count <= 64)
    }

    final class Model: ObservableObject {
        @Published var count = 0
        let born: (Model) -> Void
        init(_ born: @escaping (Model) -> Void = { _ in }) {
            self.born = born
            born(self)
        }
    }

    final class Weak {
        weak var model: Model?
        func keep(_ model: Model) { self.model = model }
    }

    struct Page: View {
        @StateObject var model: Model
        @State private var text = ""
        @State private var isAsking = false
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            List {
                Text("Count \(model.count)")
                Button("Add") { model.count += 1 }
                Button("Ask") { isAsking = true }
                TextField("Text", text: $text).onSubmit { model.count += 1 }
                Toggle("Even", isOn: .constant(true)).onChange(of: model.count) { model.count += 0 }
                Picker("Count", selection: $model.count) { ForEach(0..<5) { Text("\($0)") } }
                Menu("More") { Button("Reset") { model.count = 0 } }
                Button("Close") { dismiss() }
            }
            .navigationTitle("Page")
            .toolbar { Button("Tool") { model.count += 1 } }
            .refreshable { model.count += 1 }
            .searchable(text: $text)
            .task { model.count += 1 }
            .onAppear { model.count += 1 }
            .onDisappear { model.count += 1 }
            .onReceive(model.$count) { _ in }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { model.count += 1 } }
        }
    }

    struct SlowPage: View {
        @StateObject var model: Model
        let answer: AsyncStream<Void>

        var body: some View {
            Button("Ask") {
                model.count += 1
                Task { [answer] in for await _ in answer {} }
            }
            .navigationTitle("Page")
        }
    }

    @Test func `what a button captures does not outlive its page while what it started goes on`() async throws {
        let weak = Weak()
        let (answer, continuation) = AsyncStream.makeStream(of: Void.self)
        let host = SceneHost {
            NavigationStack {
                NavigationLink("Go") { SlowPage(model: Model(weak.keep), answer: answer) }
            }
        }
        try await host.press("Go")
        async let asking: Void = host.press("Ask")
        while weak.model?.count == 0 { await Task.yield() }
        async let leaving: Void = host.back()
        while host.frame.path.last == "Page" { await Task.yield() }
        #expect(weak.model == nil)
        continuation.finish()
        _ = try await (asking, leaving)
    }

    @Test(arguments: ["Close", nil])
    func `nothing of a page is kept after it is popped`(button: String?) async throws {
        let weak = Weak()
        let host = SceneHost(style: .numbered) {
            NavigationStack {
                NavigationLink("Go") { Page(model: Model(weak.keep)) }
            }
        }
        try await host.press("Go")
        #expect(weak.model != nil)
        try await host.press("Add")
        try await host.press("Ask")
        try await host.press("Yes")
        try await host.set("Count", to: "3")
        try await host.press("More")
        try await host.press("Reset")
        try await host.press("Tool")
        try await host.refresh()
        try await host.set("Text", to: "x")
        _ = host.frame
        if let button { try await host.press(.label(button)) } else { try await host.back() }
        _ = host.frame
        #expect(host.frame.elements.contains { $0.label == "Go" })
        #expect(weak.model == nil)
    }

    @Test func `nothing of a sheet is kept after it is closed`() async throws {
        let weak = Weak()
        struct Screen: View {
            let weak: Weak
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) { NavigationStack { Page(model: Model(weak.keep)) } }
            }
        }
        let host = SceneHost { Screen(weak: weak) }
        try await host.press("Show")
        try await host.press("Add")
        #expect(weak.model != nil)
        try await host.back()
        _ = host.frame
        #expect(weak.model == nil)
    }

    @Test func `nothing is kept of a host that is let go`() async throws {
        let weak = Weak()
        weak var gone: SceneHost?
        do {
            let host = SceneHost { NavigationStack { Page(model: Model(weak.keep)) } }
            try await host.press("Add")
            try await host.press("Ask")
            gone = host
            #expect(weak.model != nil)
        }
        for _ in 0..<1000 where gone != nil || weak.model != nil { await Task.yield() }
        #expect(gone == nil)
        #expect(weak.model == nil)
    }

    @Test func `a closed host has let go of what was on it`() async throws {
        let weak = Weak()
        let log = Log()
        let host = SceneHost { Page(model: Model(weak.keep)).onDisappear { log.add("gone") } }
        await host.settle()
        host.close()
        #expect(log.all == ["gone"])
        #expect(weak.model == nil)
    }
}

import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct FocusTests {
    enum Field { case first, second }

    struct Form: View {
        let log: Log
        @State private var first = ""
        @State private var second = ""
        @State private var isThere = true
        @State private var isOpen = true
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                TextField("First", text: $first).focused($field, equals: .first)
                if isThere {
                    TextField("Second", text: $second).focused($field, equals: .second).disabled(!isOpen)
                }
                Button("To second") { field = .second }
                Button("Nowhere") { field = nil }
                Button("Remove") { isThere = false }
                Button("Close") { isOpen = false }
            }
            .onSubmit {
                if field == .first { field = .second } else { log.add("sent \(first) \(second)") }
            }
            .onChange(of: field) { log.add(field.map { "\($0)" } ?? "nowhere") }
        }
    }

    private func focused(_ host: SceneHost) -> String? { host.frame.elements.first(where: \.isFocused)?.label }

    @Test func `the program moves the focus, and takes it away`() async throws {
        let log = Log()
        let host = SceneHost { Form(log: log) }
        await host.settle()
        #expect(focused(host) == nil)
        try await host.press("To second")
        #expect(focused(host) == "Second")
        try await host.press("Nowhere")
        #expect(focused(host) == nil)
        #expect(log.all == ["second", "nowhere"])
    }

    @Test func `a submitted field hands the focus on to the next`() async throws {
        let log = Log()
        let host = SceneHost { Form(log: log) }
        try await host.set("First", to: "one")
        try await host.key("enter")
        #expect(focused(host) == "Second")
        try await host.type("two")
        try await host.key("enter")
        #expect(log.all == ["first", "second", "sent one two"])
    }

    @Test(arguments: ["Remove", "Close"])
    func `the focus goes with what had it`(way: String) async throws {
        let log = Log()
        let host = SceneHost { Form(log: log) }
        try await host.press("To second")
        try await host.press(.label(way))
        #expect(focused(host) == nil)
        #expect(log.all == ["second", "nowhere"])
    }

    @Test func `what is disabled does not get the focus`() async throws {
        let log = Log()
        let host = SceneHost { Form(log: log) }
        try await host.press("Close")
        try await host.press("To second")
        #expect(focused(host) == nil)
        try await host.set("First", to: "one")
        #expect(focused(host) == "First")
    }

    @Test func `whether one field has the focus is read and said`() async throws {
        struct Screen: View {
            @State private var words = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Words", text: $words).focused($isFocused)
                Text(isFocused ? "writing" : "waiting")
                Button("Switch") { isFocused.toggle() }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.element("waiting") != nil)
        try await host.press("Switch")
        #expect(focused(host) == "Words")
        #expect(host.frame.element("writing") != nil)
        try await host.key("tab")
        #expect(host.frame.element("waiting") != nil)
    }

    @Test func `a sheet has a focus of its own`() async throws {
        struct Note: View {
            @State private var words = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Note", text: $words).focused($isFocused).onAppear { isFocused = true }
            }
        }
        struct Screen: View {
            @State private var isShown = false
            @State private var words = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Words", text: $words).focused($isFocused)
                Text(isFocused ? "writing" : "waiting")
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Note() }
            }
        }
        let host = SceneHost { Screen() }
        try await host.set("Words", to: "a")
        #expect(host.frame.element("writing") != nil)
        try await host.press("Show")
        #expect(focused(host) == "Note")
        try await host.back()
        #expect(host.frame.element("waiting") != nil)
    }

    @Test func `what is submitted goes from the inside out, as far as the scope`() async throws {
        struct Screen: View {
            let log: Log
            @State private var words = ""
            var body: some View {
                VStack {
                    TextField("Open", text: $words).onSubmit { log.add("inner") }
                    TextField("Closed", text: $words).onSubmit { log.add("own") }.submitScope()
                }
                .onSubmit { log.add("outer") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.set("Open", to: "a")
        try await host.key("enter")
        #expect(log.take() == ["inner", "outer"])
        try await host.set("Closed", to: "b")
        try await host.key("enter")
        #expect(log.take() == ["own"])
    }
}

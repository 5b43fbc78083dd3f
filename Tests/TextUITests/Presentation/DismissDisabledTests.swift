import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct DismissDisabledTests {
    private struct Screen: View {
        @State private var isShown = false
        @State private var isAsked = false
        let hasWay: Bool

        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        Form {
                            Text(verbatim: isAsked ? "Asked" : "Open")
                            Button("Leave") { if isAsked { isShown = false } else { isAsked = true } }
                                .keyboardShortcut(hasWay ? .cancelAction : .defaultAction)
                        }
                        .interactiveDismissDisabled()
                    }
                }
        }
    }

    @Test func `going back presses the way out that a sheet has in its place`() async throws {
        let host = SceneHost { Screen(hasWay: true) }
        try await host.press("Show")
        try await host.back()
        #expect(host.frame.presented == .sheet && host.frame.text.contains("Asked"))
        try await host.back()
        #expect(host.frame.presented == nil)
    }

    @Test func `a long sheet that refuses to be dismissed and has no way out says so`() async throws {
        struct Long: View {
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Form { ForEach(0..<40) { Button("Row \($0)") {} } }.interactiveDismissDisabled()
                    }
            }
        }
        let host = SceneHost(columns: 60, rows: 12, style: .screen) { Long() }
        try await host.press("Show")
        let before = host.frame.lines
        let error = await #expect(throws: CommandError.self) { try await host.back() }
        #expect(error?.code == .noBack && host.frame.lines == before)
    }

    @Test func `going back presses the way out also where it is scrolled out of view`() async throws {
        struct Long: View {
            @State private var isShown = false
            @State private var isAsked = false

            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Form {
                            ForEach(0..<40) { Button("Row \($0)") {} }
                            Button("Leave") { isAsked = true }.keyboardShortcut(.cancelAction)
                        }
                        .interactiveDismissDisabled()
                        .alert("Leave it?", isPresented: $isAsked) {
                            Button("Leave it", role: .destructive) { isShown = false }
                            Button("Stay", role: .cancel) {}
                        }
                    }
            }
        }
        let host = SceneHost(columns: 60, rows: 12, style: .screen) { Long() }
        try await host.press("Show")
        try await host.back()
        #expect(host.frame.presented == .alert)
        try await host.press("Stay")
        #expect(host.frame.presented == .sheet && host.frame.text.contains("Row 0"))
        try await host.back()
        try await host.press("Leave it")
        #expect(host.frame.presented == nil)
    }

    @Test func `a sheet that refuses to be dismissed holds the screen open, and so does a page below another`()
        async throws
    {
        struct Pages: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    Form {
                        TextField("Note", text: $text)
                        NavigationLink("Next") { Text("The end") }
                    }
                    .interactiveDismissDisabled(!text.isEmpty)
                }
            }
        }
        let sheet = SceneHost { Screen(hasWay: true) }
        #expect(!sheet.isHeldOpen)
        try await sheet.press("Show")
        #expect(sheet.isHeldOpen)
        let pages = SceneHost { Pages() }
        #expect(!pages.isHeldOpen)
        try await pages.set("Note", to: "Cough")
        #expect(pages.isHeldOpen)
        try await pages.press("Next")
        #expect(pages.frame.text.contains("The end") && pages.isHeldOpen)
        try await pages.back()
        try await pages.set("Note", to: "")
        #expect(!pages.isHeldOpen)
    }

    @Test func `a page that is held open offers the way out that it has in the place of its way back`() async throws {
        struct Pages: View {
            @State private var text = ""
            @State private var isAsked = false

            var body: some View {
                NavigationStack {
                    NavigationLink("Next") {
                        Form { TextField("Note", text: $text) }
                            .toolbar {
                                ToolbarItem(placement: .cancellationAction) {
                                    Button("Back") { isAsked = true }
                                }
                            }
                            .navigationBarBackButtonHidden(!text.isEmpty)
                            .interactiveDismissDisabled(!text.isEmpty)
                            .alert("Discard the note?", isPresented: $isAsked) {
                                Button("Discard", role: .destructive) { text = "" }
                            }
                    }
                }
            }
        }
        let host = SceneHost { Pages() }
        try await host.press("Next")
        let early = host.ownWayOfHeldPage
        #expect(early.map { _ in true } == nil)
        try await host.set("Note", to: "Cough")
        guard let leave = host.ownWayOfHeldPage else {
            Issue.record("the page has a way out of its own")
            return
        }
        await host.perform(leave)
        #expect(host.isAsking && host.frame.title == "Discard the note?")
        try await host.press("Discard")
        #expect(!host.isAsking && !host.isHeldOpen)
    }

    @Test func `going back presses the button that the escape key presses in a sheet that is not held open, too`()
        async throws
    {
        struct Sheet: View {
            @State private var isShown = false
            @State private var isGivenUp = false

            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                    Text(verbatim: isGivenUp ? "Given up" : "Kept")
                }
                .sheet(isPresented: $isShown) {
                    Button("Leave") {
                        isGivenUp = true
                        isShown = false
                    }
                    .keyboardShortcut(.cancelAction)
                }
            }
        }
        let host = SceneHost { Sheet() }
        try await host.press("Show")
        #expect(host.frame.presented == .sheet && !host.isHeldOpen)
        try await host.back()
        #expect(host.frame.presented == nil && host.frame.text.contains("Given up"))
    }

    @Test func `leaving presses the way out of each presented view, and waits for what that begins`() async throws {
        @MainActor final class Log {
            var events: [String] = []
        }
        struct Keeper: View {
            @State private var isShown = false
            @State private var isAsked = false
            let log: Log

            var body: some View {
                Button("Keep") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Form {
                            Button("Ask") { isAsked = true }
                            Button("Give up") {
                                Task {
                                    try? await Task.sleep(for: .milliseconds(20))
                                    log.events.append("given up")
                                    isShown = false
                                }
                            }
                            .keyboardShortcut(.cancelAction)
                        }
                        .interactiveDismissDisabled()
                        .alert("Sure?", isPresented: $isAsked) {
                            Button("Yes") { log.events.append("yes") }
                            Button("No", role: .cancel) { log.events.append("no") }
                        }
                    }
            }
        }
        let log = Log()
        let host = SceneHost { Keeper(log: log) }
        await host.giveUpPresented()
        #expect(log.events.isEmpty)
        try await host.press("Keep")
        try await host.press("Ask")
        #expect(host.frame.presented == .alert)
        await host.giveUpPresented()
        #expect(log.events == ["no", "given up"])
        #expect(host.frame.presented == nil)
    }

    @Test func `leaving presses a way out that is scrolled out of view, too`() async throws {
        @MainActor final class Log {
            var isGivenUp = false
        }
        struct Keeper: View {
            @State private var isShown = false
            let log: Log

            var body: some View {
                Button("Keep") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        List {
                            ForEach(0..<60, id: \.self) { row in Text(verbatim: "Row \(row)") }
                            Button("Give up") {
                                log.isGivenUp = true
                                isShown = false
                            }
                            .keyboardShortcut(.cancelAction)
                        }
                    }
            }
        }
        let log = Log()
        let host = SceneHost(columns: 60, rows: 20, style: .screen) { Keeper(log: log) }
        try await host.press("Keep")
        #expect(host.frame.presented == .sheet && host.frame.element("Give up") == nil)
        await host.giveUpPresented()
        #expect(log.isGivenUp && host.frame.presented == nil)
    }

    @Test func `a sheet without a way out says so`() async throws {
        let host = SceneHost { Screen(hasWay: false) }
        try await host.press("Show")
        await #expect(throws: CommandError.self) { try await host.back() }
        #expect(host.frame.text.contains("Open"))
    }

    @Test func `going back closes a sheet whose page hides the way back`() async throws {
        struct Sheet: View {
            @State private var isShown = false

            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            NavigationLink("Next") { Text("The end").navigationBarBackButtonHidden(true) }
                        }
                    }
            }
        }
        let host = SceneHost(columns: 40) { Sheet() }
        try await host.press("Open")
        try await host.press("Next")
        #expect(host.frame.text.contains("The end"))
        try await host.back()
        #expect(host.frame.element("Open") != nil && !host.frame.text.contains("The end"))
    }
}

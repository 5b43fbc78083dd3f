import SwiftUI
import Testing
import ViperTesting

/// A journey is written down so that it can be read, compared and taken again.
@MainActor
@Suite struct SceneJourneyTests {
    @Test func `a journey taken again says the same`() async throws {
        let clock = SceneClock()
        let journey = await SceneJourney(clock: clock) { ShelfView(clock: clock) }
        try await journey.set("Title", to: "Up to \"five\"\nlines")
        try await journey.press(.role(.button, label: "Add"))
        try await journey.perform("Delete", on: "Emma")
        try await journey.press("Fetch")
        try await journey.wait(milliseconds: 1500)
        await #expect(throws: CommandError.self) { try await journey.press("Nothing of the kind") }
        try await journey.press(.identifier("about"))
        journey.noteScreen()
        try await journey.back()
        #expect(
            journey.transcript == #"""
                title Shelf
                > set Title to "Up to \"five\"\nlines"
                > press [button] Add
                > Delete on Emma
                > press Fetch
                progress
                > wait 1500
                > press Nothing of the kind
                refused no-element
                > press #about
                sheet
                | Two books
                > back
                dismissed sheet
                """#)

        let again = SceneClock()
        let second = await SceneJourney(clock: again) { ShelfView(clock: again) }
        try await second.replay(journey.transcript)
        // What is noted by hand is not a step.
        #expect(second.transcript == journey.transcript.replacing("| Two books\n", with: ""))
        #expect(second.frame.text == journey.frame.text)
    }

    @Test(arguments: [
        JourneyStep.press("Book a visit"), .press(3), .press(.identifier("a.b")), .press(.role(.toggle)),
        .set("From to", to: "a to b"), .set("A \"quoted\" to", to: ""), .set(.identifier("x"), to: " blanks "),
        .perform("Move up", on: "Row 3"), .type("Ana"), .type("\\n"), .key("shift-tab"), .find(""), .refresh, .more,
        .less,
        .back, .wait(250), .resize(columns: 40, rows: 5),
    ])
    func `a step is read as it was written`(_ step: JourneyStep) {
        #expect(JourneyStep(step.description) == step)
    }

    @Test func `what is no step is refused`() async {
        let journey = await SceneJourney { Text(verbatim: "alone") }
        await #expect(throws: TranscriptError.self) { try await journey.replay("title\n> jump") }
    }

    @Test func `bodies are counted by the names of their views`() async throws {
        let clock = SceneClock()
        let host = SceneHost { ShelfView(clock: clock) }
        await host.settle()
        let before = host.bodyCounts
        try await host.set("Title", to: "Persuasion")
        #expect(host.bodyCounts == before)
        try await host.press("Add")
        let ran = host.bodyCounts.filter { before[$0.key] != $0.value }.keys.sorted()
        #expect(ran == ["ShelfRow", "ShelfView"])
        #expect(host.bodyCounts["ShelfRow"] == 3)
    }

    @Test func `an element is found by its role where labels are alike`() async throws {
        let host = SceneHost {
            VStack {
                Text("Sounds")
                Toggle("Sounds", isOn: .constant(true))
                Button("Sounds") {}
            }
        }
        #expect(throws: CommandError.self) { try host.element("Sounds") }
        #expect(try host.element(.role(.toggle, label: "Sounds")).value == "on")
        #expect(try host.element(.role(.button)).label == "Sounds")
        #expect(try host.element(.role(.text, label: "Sounds")).ref == nil)
        #expect(throws: CommandError.self) { try host.element(.role(.slider)) }
    }
}

private struct ShelfView: View {
    let clock: any Clock<Duration>
    @State private var books = ["Emma", "Middlemarch"]
    @State private var title = ""
    @State private var isFetching = false
    @State private var isPresented = false

    var body: some View {
        Form {
            TextField("Title", text: $title)
            Button("Add") { books.append(title) }
            ForEach(books, id: \.self) { ShelfRow(title: $0) }.onDelete { books.remove(atOffsets: $0) }
            if isFetching { ProgressView("Fetching") }
            Button("Fetch") {
                isFetching = true
                Task {
                    try await clock.sleep(for: .seconds(1))
                    isFetching = false
                }
            }
            Button("About") { isPresented = true }.accessibilityIdentifier("about")
        }
        .navigationTitle("Shelf")
        .sheet(isPresented: $isPresented) { Text(books.count == 2 ? "Two books" : "\(books.count) books") }
    }
}

private struct ShelfRow: View {
    let title: String

    var body: some View { Text(title) }
}

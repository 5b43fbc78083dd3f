import SwiftUI
import TextHost
import Testing

/// What has the focus once that which was pressed is gone.
@MainActor
struct FocusLossTests {
    private struct Steps: View {
        @State private var step = 0
        @State private var done: [String] = []

        var body: some View {
            VStack {
                if step == 0 { Button("Arrive") { step = 1 } }
                if step < 2 { Button("Start") { step = 2 } }
                Button("Throw away", role: .destructive) { done.append("away") }
                TextField("Note", text: .constant(""))
                Button("Other") { done.append("other") }
                Text("step \(step) \(done.joined(separator: " "))")
            }
        }
    }

    private let host = SceneHost(columns: 60, rows: 20, style: .screen) { Steps() }

    private var focused: String? { host.frame.elements.first(where: \.isFocused)?.label }

    private func press(_ keys: String...) async throws {
        for key in keys { try await host.key(key) }
    }

    @Test func `the focus goes on to the next control`() async throws {
        try await press("down")
        #expect(focused == "Arrive")
        try await press("enter")
        #expect(focused == "Start")
    }

    @Test func `the focus does not fall on what destroys something where there is anything else`() async throws {
        try await press("down", "down", "enter")
        #expect(host.frame.text.contains("step 2") && focused == "Note")
    }

    private struct Replacing: View {
        @State private var isStarted = false

        var body: some View {
            VStack {
                Button("Above") {}
                if isStarted {
                    Button("Document") {}
                    Button("Finish") {}
                } else {
                    Button("Start") { isStarted = true }
                }
                Button("Below") {}
            }
        }
    }

    @Test func `what comes in its place has the focus`() async throws {
        let host = SceneHost(columns: 60, rows: 20, style: .screen) { Replacing() }
        for key in ["down", "down", "enter"] { try await host.key(key) }
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "Document")
    }

    private struct Panes: View {
        @State private var asks = false
        @State private var isRecorded = false

        var body: some View {
            HStack {
                List {
                    Button("One") {}
                    Button("Record") { asks = true }.disabled(isRecorded)
                }
                .confirmationDialog("Sure?", isPresented: $asks) {
                    Button("Yes") { isRecorded = true }
                }
                List(0..<9, id: \.self) { number in Button("Beside \(number)") {} }
            }
        }
    }

    @Test func `after a question the focus stays in its list`() async throws {
        let host = SceneHost(columns: 100, rows: 20, style: .screen) { Panes() }
        func focused() -> String? { host.frame.elements.first(where: \.isFocused)?.label }
        for key in ["down", "down"] { try await host.key(key) }
        #expect(focused() == "Record")
        try await host.key("enter")
        for _ in 0..<3 where focused() != "Yes" { try await host.key("tab") }
        #expect(host.frame.presented == .dialog && focused() == "Yes")
        try await host.key("enter")
        #expect(host.frame.presented == nil && focused() == "One")
    }

    private struct Checked: View {
        @State private var fever = ""
        @State private var isWrong = false
        @FocusState private var isTyping: Bool

        var body: some View {
            List {
                ForEach(0..<6, id: \.self) { number in Text("Words \(number)") }
                TextField("Fever", text: $fever)
                    .focused($isTyping)
                    .onChange(of: isTyping) { if !isTyping { isWrong = fever == "385" } }
                if isWrong { Text("It must be at most 44.") }
                Button("Next") {}
                ForEach(0..<20, id: \.self) { number in Text("Further words \(number)") }
            }
        }
    }

    @Test(arguments: 4...12)
    func `what is pushed out of the window by a word on what was typed is brought back with the focus`(
        _ rows: Int
    ) async throws {
        let host = SceneHost(columns: 60, rows: rows, style: .screen) { Checked() }
        func focused() -> String? { host.frame.elements.first(where: \.isFocused)?.label }
        for _ in 0..<12 where focused() != "Fever" { try await host.key("down") }
        try await host.type("385")
        try await host.key("tab")
        #expect(host.frame.text.contains("It must be at most 44."))
        #expect(focused() == "Next" && host.frame.text.contains("Next"))
    }

    private final class Rows: ObservableObject {
        @Published var names = ["Change", "Leave"]
    }

    private struct Page: View {
        @ObservedObject var rows: Rows
        var body: some View { List(rows.names, id: \.self) { name in Button(name) {} } }
    }

    @Test func `what comes above takes the focus over, as long as nobody has touched the page`() async throws {
        let rows = Rows()
        let host = SceneHost(columns: 60, rows: 20, style: .screen) { Page(rows: rows) }
        func focused() -> String? { host.frame.elements.first(where: \.isFocused)?.label }
        host.keyboard.keepFocus()
        #expect(focused() == "Change")
        rows.names.insert("Read", at: 0)
        await host.settle()
        host.keyboard.changed()
        host.keyboard.keepFocus()
        #expect(focused() == "Read")
        try await host.key("down")
        try await host.key("up")
        rows.names.insert("Above", at: 0)
        await host.settle()
        host.keyboard.changed()
        host.keyboard.keepFocus()
        #expect(focused() == "Read")
    }

    private struct Answers: View {
        @State private var texts = ["One"]

        var body: some View {
            VStack {
                ForEach(texts.indices, id: \.self) { index in
                    HStack {
                        if texts.count > 1 { Button("Remove \(index)") { texts.remove(at: index) } }
                        TextField("Answer \(index)", text: $texts[index])
                    }
                }
                if texts.last?.isEmpty == false { Button("Add") { texts.append("") } }
            }
        }
    }

    @Test func `a field that comes in the place of what added it has the focus`() async throws {
        let host = SceneHost(columns: 60, rows: 20, style: .screen) { Answers() }
        func focused() -> String? { host.frame.elements.first(where: \.isFocused)?.label }
        for _ in 0..<4 where focused() != "Add" { try await host.key("tab") }
        try await host.key("enter")
        #expect(focused() == "Answer 1")
    }
}

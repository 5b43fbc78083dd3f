import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TappedCardTests {
    private struct Card: View {
        @State private var isLiked = false
        @State private var log = "-"

        var body: some View {
            HStack {
                Text("Nocturne")
                Button(isLiked ? "Unlike" : "Like") { isLiked.toggle() }
            }
            .onTapGesture { log = "opened" }
            Text(log)
        }
    }

    @Test func `a card that can be tapped keeps the button on it`() async throws {
        let host = SceneHost { Card() }
        try await host.press("Like")
        #expect(host.frame.text == "Nocturne Unlike\n-")
        try await host.press("Nocturne")
        #expect(host.frame.text == "Nocturne Unlike\nopened")
    }

    @Test func `in lines the card and the button on it have a number each`() async throws {
        let host = SceneHost(columns: 40, style: .numbered) { Card() }
        await host.settle()
        #expect(host.frame.lines[0] == "[1] Nocturne [2] Like")
    }

    @Test func `in lines the number of a padded row stands beside its words`() async throws {
        let host = SceneHost(columns: 40, style: .numbered) {
            List { Text("Nocturne").padding(.vertical, 16).swipeActions { Button("Delete") {} } }
        }
        await host.settle()
        #expect(host.frame.lines.contains("[1] Nocturne"))
        let row = try #require(host.frame.elements.first { !$0.furtherActions.isEmpty })
        #expect(row.label == "Nocturne" && row.furtherActions.map(\.name) == ["Delete"])
    }

    private struct Form: View {
        @FocusState private var isTyping: Bool
        @State private var name = ""

        var body: some View {
            ZStack(alignment: .bottom) {
                ScrollView {
                    VStack(alignment: .leading) {
                        Text("A new habit")
                        TextField("Name", text: $name).focused($isTyping)
                    }
                }
                Text("Saved").padding(.bottom, 48)
            }
            .contentShape(Rectangle())
            .onTapGesture { isTyping = false }
        }
    }

    @Test func `in lines what can be tapped around a scroll view leaves each field its number`() async throws {
        let host = SceneHost(columns: 40, style: .numbered) { Form() }
        await host.settle()
        #expect(host.frame.lines.contains { $0.hasPrefix("[1] A new habit") })
        #expect(host.frame.lines.contains { $0.hasPrefix("    [2] Name:") })
    }

    private struct Sheet: View {
        @FocusState private var isTyping: Bool
        @State private var name = ""
        @State private var saved = "-"

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isTyping)
                Button("Save") { saved = name }
            }
            .contentShape(Rectangle())
            .onTapGesture { isTyping = false }
            Text(saved)
        }
    }

    @Test func `a tap beside fields leaves the fields to be filled in`() async throws {
        let host = SceneHost { Sheet() }
        await host.settle()
        #expect(host.frame.elements.map(\.role) == [.textField, .button, .text])
        try await host.set("Name", to: "Ada")
        try await host.press("Save")
        #expect(host.frame.text.contains("Ada\n") || host.frame.text.hasSuffix("Ada"))
    }

    @Test func `a field that is disabled can be tapped`() async throws {
        struct Screen: View {
            @State private var log = "-"
            var body: some View {
                TextField("Day", text: .constant("Monday")).disabled(true).onTapGesture { log = "calendar" }
                Text(log)
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Day")
        #expect(host.frame.text.contains("calendar"))
    }

    @Test func `a link's label keeps its buttons and takes over the menu of its words`() async throws {
        struct Screen: View {
            @State private var stars = 0
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("The page")
                        } label: {
                            HStack {
                                Text("Entry").contextMenu { Button("Pin") { stars = 9 } }
                                Button("Star") { stars += 1 }.buttonStyle(.borderless)
                            }
                        }
                        Text("Stars: \(stars)")
                    }
                }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Star")
        #expect(host.frame.text.contains("Stars: 1"))
        try await host.perform("Pin", on: "Entry")
        #expect(host.frame.text.contains("Stars: 9"))
        try await host.press("Entry")
        #expect(host.frame.text.contains("The page"))
    }

    @Test func `a button style's own gesture is the button's`() async throws {
        struct Gestural: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }.buttonStyle(Gestural())
            }
        }
        let host = SceneHost(columns: 30, style: .numbered) { Screen() }
        await host.settle()
        #expect(host.frame.lines[0] == "[1] Count 0")
        try await host.press(1)
        #expect(host.frame.lines[0] == "[1] Count 1")
    }

    @Test func `the number of a padded card stands beside its words`() async throws {
        let host = SceneHost(columns: 30, style: .numbered) { Text("Card").padding().onTapGesture {} }
        await host.settle()
        let numbered = host.frame.lines.first { $0.contains("[1]") }
        #expect(numbered?.contains("Card") == true)
    }

    @Test func `what is not seen cannot be tapped`() async throws {
        struct Screen: View {
            @State private var text = ""

            var body: some View {
                TextField("Search", text: $text)
                Text("Clear").opacity(text.isEmpty ? 0 : 1).onTapGesture { text = "" }
                Button {
                    text = "pressed"
                } label: {
                    Text("Ghost").opacity(0)
                }
            }
        }
        let host = SceneHost { Screen() }
        await host.settle()
        #expect(host.frame.elements.filter { $0.press != nil }.count == 0)
        try await host.set("Search", to: "fern")
        try await host.press("Clear")
        #expect(host.frame.element("Search")?.value == "")
    }
}

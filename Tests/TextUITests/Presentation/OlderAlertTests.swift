import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct OlderAlertTests {
    struct Place: Identifiable {
        let id: Int
        var name: String { "place \(id)" }
    }

    struct Screen: View {
        @State private var asks = false
        @State private var place: Place?
        @State private var chooses = false
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Text(said)
                Button("Ask") { asks = true }
                Button("Show") { place = Place(id: 7) }
                Button("Choose") { chooses = true }
            }
            .alert(isPresented: $asks) {
                Alert(
                    title: Text("Sure?"), message: Text("It is gone then."),
                    primaryButton: .destructive(Text("Delete")) { said = "deleted" }, secondaryButton: .cancel())
            }
            .alert(item: $place) { place in
                Alert(title: Text(place.name), dismissButton: .default(Text("Fine")) { said = place.name })
            }
            .actionSheet(isPresented: $chooses) {
                ActionSheet(title: Text("Which?"), buttons: [.default(Text("Left")) { said = "left" }, .cancel()])
            }
        }
    }

    @Test func `an alert as a value is asked and answered`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Ask")
        #expect(host.frame.presented == .alert)
        #expect(host.frame.title == "Sure?")
        #expect(host.frame.text.contains("It is gone then."))
        try await host.press("Delete")
        #expect(host.frame.presented == nil)
        #expect(host.frame.element("deleted") != nil)
    }

    @Test func `an alert for an item shows the item and lets go of it`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Show")
        #expect(host.frame.title == "place 7")
        try await host.press("Fine")
        #expect(host.frame.element("place 7") != nil)
        try await host.press("Show")
        #expect(host.frame.presented == .alert)
    }

    @Test func `choices as a value are a dialog`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Choose")
        #expect(host.frame.presented == .dialog)
        try await host.press("Left")
        #expect(host.frame.element("left") != nil)
        try await host.press("Choose")
        try await host.back()
        #expect(host.frame.presented == nil)
    }

    @Test(arguments: ["Alert", "Dialog", "Older"])
    func `a button that toggles what it stands in leaves it`(_ kind: String) async throws {
        struct Screen: View {
            @State private var asks = false
            @State private var chooses = false
            @State private var warns = false
            @State private var count = 0

            var body: some View {
                VStack {
                    Text("count \(count)")
                    Button("Alert") { asks = true }
                    Button("Dialog") { chooses = true }
                    Button("Older") { warns = true }
                }
                .alert("Sure?", isPresented: $asks) {
                    Button("Do") {
                        asks.toggle()
                        count += 1
                    }
                }
                .confirmationDialog("Which?", isPresented: $chooses) {
                    Button("Do") {
                        chooses.toggle()
                        count += 1
                    }
                }
                VStack {}.alert(isPresented: $warns) {
                    Alert(
                        title: Text("Look"),
                        dismissButton: .default(Text("Do")) {
                            warns.toggle()
                            count += 1
                        })
                }
            }
        }
        let host = SceneHost { Screen() }
        for count in 1...2 {
            try await host.press(.init(stringLiteral: kind))
            try await host.press("Do")
            #expect(host.frame.presented == nil)
            #expect(host.frame.element("count \(count)") != nil)
        }
    }

    @Test func `a button may ask the next thing by the same binding`() async throws {
        struct Screen: View {
            @State private var question: String? = "First?"

            var body: some View {
                Text("Page").alert(
                    question ?? "", isPresented: Binding(get: { question != nil }, set: { if !$0 { question = nil } })
                ) {
                    Button("Next") { question = question == nil ? "Second?" : nil }
                }
            }
        }
        let host = SceneHost { Screen() }
        await host.settle()
        #expect(host.frame.title == "First?")
        try await host.press("Next")
        #expect(host.frame.title == "Second?")
    }
}

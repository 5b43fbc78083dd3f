import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct FocusEnvironmentTests {
    private struct Told: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text("\(name) \(isFocused ? "here" : "away")") }
    }

    private struct Marked: ButtonStyle {
        struct MarkedLabel: View {
            let label: ButtonStyleConfiguration.Label
            @Environment(\.isFocused) private var isFocused
            var body: some View {
                HStack {
                    if isFocused { Text("»") }
                    label
                }
            }
        }

        func makeBody(configuration: Configuration) -> some View { MarkedLabel(label: configuration.label) }
    }

    @Test(arguments: [SceneHost.Style.plain, .numbered, .screen])
    func `a view in a control is told whether that has the focus`(_ style: SceneHost.Style) async throws {
        let host = SceneHost(columns: 40, style: style) {
            VStack(alignment: .leading) {
                Told(name: "outside")
                Button {
                } label: {
                    Told(name: "button")
                }
                Toggle(isOn: .constant(true)) { Told(name: "toggle") }
                Menu {
                    Button("Cut") {}
                } label: {
                    Told(name: "menu")
                }
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Told(name: "picker")
                }
            }
        }
        await host.settle()
        #expect(!host.frame.text.contains("here"))
        for name in ["button", "toggle", "menu", "picker"] {
            try await host.key("tab")
            #expect(host.frame.text.contains("\(name) here"))
            #expect(host.frame.text.components(separatedBy: "here").count == 2)
        }
        #expect(host.frame.text.contains("outside away"))
    }

    @Test func `a link to a page is told, too`() async throws {
        let host = SceneHost {
            NavigationStack {
                NavigationLink {
                    Text("page")
                } label: {
                    Told(name: "link")
                }
            }
        }
        try await host.key("tab")
        #expect(host.frame.text.contains("link here"))
    }

    @Test func `a focusable view tells those inside it`() async throws {
        let host = SceneHost {
            VStack {
                VStack { Told(name: "card") }.focusable()
                VStack { Told(name: "plain") }.focusable(false)
                Button("Next") {}
            }
        }
        try await host.key("tab")
        #expect(host.frame.text.contains("card here") && host.frame.text.contains("plain away"))
        try await host.key("tab")
        #expect(host.frame.text.contains("card away"))
    }

    @Test func `a button style marks the button with the focus, and unmarks it`() async throws {
        let host = SceneHost {
            VStack(alignment: .leading) {
                Button("First") {}
                Button("Second") {}
            }
            .buttonStyle(Marked())
        }
        try await host.key("tab")
        #expect(host.frame.lines == ["» First", "Second"])
        try await host.key("tab")
        #expect(host.frame.lines == ["First", "» Second"])
    }

    @Test func `a control inside a focused one is not focused itself`() async throws {
        let host = SceneHost {
            Button {
            } label: {
                VStack {
                    Told(name: "outer")
                    Button {
                    } label: {
                        Told(name: "inner")
                    }
                }
            }
        }
        try await host.key("tab")
        let text = host.frame.text
        #expect(text.contains("outer here") != text.contains("inner here"))
    }
}

import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct NestedLookTests {
    private struct Pointing: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            LabeledContent {
                HStack { configuration.content }
            } label: {
                HStack {
                    Text("→")
                    configuration.label
                }
            }
        }
    }

    private struct Again: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
    }

    @Test func `a labeled content's style can be made of labeled content`() {
        let host = SceneHost(columns: 30) {
            LabeledContent("Size", value: "Big").labeledContentStyle(Pointing())
            LabeledContent("Hue", value: "Red").labeledContentStyle(Again())
        }
        #expect(host.frame.text.contains("→ Size"))
        #expect(host.frame.text.contains("Hue"))
    }

    private struct Bracketed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("<")
                configuration.label
                Text(">")
            }
            configuration.content
        }
    }

    @Test func `groups in a group have its style too`() {
        let host = SceneHost(columns: 30) {
            DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("Core") } }.disclosureGroupStyle(Bracketed())
        }
        #expect(host.frame.lines == ["< Outer >", "< Inner >", "Core"])
    }

    @Test func `a field with nothing in it hides no prompt of the program's own`() async throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                ZStack(alignment: .leading) {
                    Text("Your city").opacity(text.isEmpty ? 1 : 0)
                    TextField("", text: $text)
                }
            }
        }
        let host = SceneHost(columns: 20, rows: 1, style: .screen) { Screen() }
        await host.settle()
        #expect(host.frame.lines == ["Your city"])
        try await host.set(1, to: "Bern")
        #expect(host.frame.lines == ["Bern"])
    }

    @Test func `in lines the number of a field stands behind a prompt of the program's own`() async throws {
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                ZStack(alignment: .leading) {
                    Text("Your city").opacity(text.isEmpty ? 1 : 0)
                    TextField("", text: $text)
                }
                TextField("Country", text: .constant(""))
            }
        }
        let host = SceneHost(columns: 20, style: .numbered) { Screen() }
        #expect(host.frame.lines == ["Your city [1]", "[2] Country"])
        try await host.set(1, to: "Bern")
        #expect(host.frame.lines == ["[1] Bern", "[2] Country"])
    }

    @Test func `colours that UIKit names need no import of it`() async {
        let host = SceneHost(columns: 4, rows: 1, style: .screen) {
            Text("ab").foregroundColor(Color(.systemRed)).background(Color(UIColor.systemBackground))
        }
        await host.settle()
        #expect(host.frame.buffer[1, 0].style.foreground == CellColor.ansi(1))
        #expect(host.frame.buffer[1, 0].style.background == nil)
    }

    @Test func `animations without arguments and the older forms compile beside each other`() {
        let host = SceneHost {
            Text("Quiet").animation(.spring(), value: 1).animation(.interactiveSpring(), value: 2)
                .animation(.interpolatingSpring(stiffness: 5, damping: 1), value: 3)
                .accessibility(label: Text("Loud")).accessibility(identifier: "sound")
            Text("Gone").accessibility(hidden: true)
            Text("Held").onLongPressGesture(minimumDuration: .infinity, pressing: { _ in }, perform: {})
        }
        #expect(host.frame.elements.map(\.label) == ["Loud", "Held"])
        #expect(host.frame.elements[0].identifier == "sound")
    }
}

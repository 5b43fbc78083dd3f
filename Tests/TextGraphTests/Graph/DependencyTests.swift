import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct DependencyTests {
    struct Plain: View {
        let text: String
        var body: some View { Text(text) }
    }

    struct Reader: View {
        @Binding var count: Int
        var body: some View { Text("Read \(count)") }
    }

    struct Adder: View {
        @Binding var count: Int
        var body: some View { Button("Add") { count += 1 } }
    }

    struct Bindings: View {
        @State private var count = 0
        var body: some View {
            Plain(text: "plain")
            Reader(count: $count)
            Adder(count: $count)
        }
    }

    @Test func `a binding runs only the bodies that read it`() async throws {
        let host = SceneHost { Bindings() }
        _ = host.frame
        try await host.press("Add")
        #expect(host.frame.element("Read 1") != nil)
        #expect(host.bodyCount(Bindings.self) == 1)
        #expect(host.bodyCount(Plain.self) == 1)
        #expect(host.bodyCount(Reader.self) == 2)
        #expect(host.bodyCount(Adder.self) == 1)
    }

    struct Parent: View {
        @State private var count = 0
        var body: some View {
            Text("Parent \(count)")
            Plain(text: "same")
            Plain(text: count > 1 ? "many" : "few")
            Button("Add") { count += 1 }
        }
    }

    @Test func `a child whose input is the same does not run again`() async throws {
        let host = SceneHost { Parent() }
        _ = host.frame
        #expect(host.bodyCount(Plain.self) == 2)
        try await host.press("Add")
        #expect(host.bodyCount(Plain.self) == 2)
        try await host.press("Add")
        #expect(host.bodyCount(Plain.self) == 3)
        #expect(host.frame.element("many") != nil)
    }

    struct LocaleReader: View {
        @Environment(\.locale) private var locale
        var body: some View { Text(locale.identifier) }
    }

    struct EnvironmentScreen: View {
        @State private var isGerman = false
        var body: some View {
            VStack {
                Plain(text: "plain")
                LocaleReader()
            }
            .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
            Button("Switch") { isGerman.toggle() }
        }
    }

    @Test func `a change of the environment runs only the bodies that read it`() async throws {
        let host = SceneHost { EnvironmentScreen() }
        #expect(host.frame.element("en_US") != nil)
        try await host.press("Switch")
        #expect(host.frame.element("de_DE") != nil)
        #expect(host.bodyCount(LocaleReader.self) == 2)
        #expect(host.bodyCount(Plain.self) == 1)
    }

    struct Word: EnvironmentKey { static let defaultValue = "none" }

    struct WordReader: View {
        @Environment(\.word) private var word
        var body: some View { Text("Word \(word)") }
    }

    @Test func `a key of one's own flows down, the nearest value wins`() {
        let host = SceneHost {
            WordReader()
            VStack {
                WordReader()
                WordReader().environment(\.word, "inner")
            }
            .environment(\.word, "outer")
            WordReader().transformEnvironment(\.word) { $0 += "!" }
        }
        #expect(host.frame.elements.map(\.label) == ["Word none", "Word outer", "Word inner", "Word none!"])
    }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[DependencyTests.Word.self] }
        set { self[DependencyTests.Word.self] = newValue }
    }
}

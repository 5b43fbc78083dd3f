import Testing

import SwiftUI
@testable import TextFronts
import TextUICore

@MainActor @Suite struct WindowTests {
    struct Main: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openSettings) private var openSettings
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Button("About") { openWindow(id: "about") }
            Button("Plant 7") { openWindow(value: 7) }
            Button("Settings") { openSettings() }
            Button("Close about") { dismissWindow(id: "about") }
        }
    }

    struct Plant: View {
        @Binding var number: Int?
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Text("plant \(number ?? 0)")
            Button("Next") { number = (number ?? 0) + 1 }
            Button("Done") { dismiss() }
        }
    }

    struct Garden: App {
        init() {}
        var body: some Scene {
            WindowGroup { Main() }
            Window("About", id: "about") { Text("about the garden") }
            WindowGroup(for: Int.self) { $number in Plant(number: $number) }
            Settings { Text("the settings") }
        }
    }

    private func makeHost() -> SceneHost { SceneHost { Garden().body.screen } }

    @Test func `a further window stands before the first, and goes back to it`() async throws {
        let host = makeHost()
        try await host.press("About")
        #expect(host.frame.presented == .sheet && host.frame.text.contains("about the garden"))
        try await host.back()
        #expect(host.frame.presented == nil && host.frame.element("About") != nil)
        try await host.press("Settings")
        #expect(host.frame.text.contains("the settings"))
    }

    @Test func `a window for a value is made of it, and may change it`() async throws {
        let host = makeHost()
        try await host.press("Plant 7")
        #expect(host.frame.text.contains("plant 7"))
        try await host.press("Next")
        #expect(host.frame.text.contains("plant 8"))
        try await host.press("Done")
        #expect(host.frame.presented == nil)
    }

    struct Counting: Commands {
        @FocusedBinding(\.total) private var total
        var body: some Commands {
            CommandMenu("Count") {
                Button("Raise") { total = (total ?? 0) + 1 }.disabled(total == nil)
            }
            CommandGroup(replacing: .newItem) {}
        }
    }

    struct Sum: View {
        @State private var total = 1
        var body: some View { Text("total \(total)").focusedSceneValue(\.total, $total) }
    }

    @Test func `commands are menus below the screen, and read what the scene gives`() async throws {
        let host = SceneHost { WindowGroup { Sum() }.commands { Counting() }.screen }
        #expect(host.frame.lines == ["total 1", "Count"])
        try await host.press("Count")
        try await host.press("Raise")
        #expect(host.frame.lines[0] == "total 2")
    }

    @Test func `standard menus have their names in the language of the screen`() {
        struct Standard: Commands {
            var body: some Commands {
                CommandGroup(after: .newItem) { Button("Import") {} }
                CommandGroup(replacing: .help) { Button("Manual") {} }
            }
        }
        let host = SceneHost(locale: Locale(identifier: "de_AT")) {
            WindowGroup { Text("sum") }.commands { Standard() }.screen
        }
        #expect(host.frame.element("Datei") != nil && host.frame.element("Hilfe") != nil)
    }
}

extension FocusedValues {
    @Entry fileprivate var total: Binding<Int>?
}

import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct OpenURLTests {
    struct Screen: View {
        @State private var place = "nowhere"

        var body: some View {
            Text("At \(place)").onOpenURL { place = $0.host ?? "?" }
        }
    }

    @Test func `a view takes the URL that the program is opened with`() async throws {
        let host = SceneHost { Screen() }
        #expect(await host.open(try #require(URL(string: "clinic://appointments/3"))))
        #expect(host.frame.text == "At appointments")
    }

    @Test func `where no view takes it, opening says so`() async throws {
        let host = SceneHost { Text("deaf") }
        #expect(await host.open(try #require(URL(string: "clinic://x"))) == false)
    }

    @Test func `a link without a handler shows its address, to be read and copied`() async throws {
        let host = SceneHost(columns: 60, style: .numbered) {
            Link("Guide", destination: URL(string: "https://a.example/guide")!)
            Text("or [call](tel:1)")
        }
        try await host.press("Guide")
        #expect(host.frame.presented == .menu && host.frame.title == "https://a.example/guide")
        #expect(host.frame.text.contains("https://a.example/guide"))
        try await host.press("OK")
        #expect(host.frame.presented == nil)
        try await host.press("or call")
        #expect(host.frame.title == "tel:1")
        try await host.back()
        #expect(host.frame.presented == nil && host.frame.element("Guide") != nil)
    }

    @Test func `a handler may leave a URL to the system, or another one in its place`() async throws {
        struct Screen: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                Button("Help") { openURL(URL(string: "https://a.example/help")!) }
                Link("Shop", destination: URL(string: "https://a.example/shop")!)
                Link("Own", destination: URL(string: "app:own")!)
            }
        }
        let host = SceneHost {
            Screen().environment(
                \.openURL,
                OpenURLAction { url in
                    switch url.absoluteString {
                    case "app:own": .handled
                    case "https://a.example/shop": .systemAction(URL(string: "https://b.example")!)
                    default: .systemAction
                    }
                })
        }
        try await host.press("Own")
        #expect(host.frame.presented == nil)
        try await host.press("Help")
        #expect(host.frame.title == "https://a.example/help")
        try await host.press("OK")
        try await host.press("Shop")
        #expect(host.frame.title == "https://b.example")
    }
}

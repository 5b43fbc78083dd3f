import Synchronization
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct TextLinkTests {
    @Test func `the links of a text are pressed`() async throws {
        let opened = Mutex<[String]>([])
        let host = SceneHost(columns: 60, style: .numbered) {
            VStack(alignment: .leading) {
                Text("See [the guide](https://a.example/guide).")
                Text("Or [call](tel:1) or [write](mailto:x@y.example) **now**")
                Text("No [link")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.withLock { $0.append(url.absoluteString) }
                    return .handled
                })
        }
        #expect(host.frame.lines == ["[1] See the guide.", "[2] Or call or write now", "No [link"])
        #expect(host.frame.elements.map(\.role) == [.link, .link, .text])
        try await host.press(1)
        try await host.press("Or call")
        try await host.perform("Open write", on: 2)
        #expect(opened.withLock { $0 } == ["https://a.example/guide", "tel:1", "mailto:x@y.example"])
    }

    @Test func `an address in a gap, or between angle brackets, is led to`() async throws {
        let opened = Mutex<[String]>([])
        let address = "https://a.example/1"
        let host = SceneHost(columns: 60, style: .numbered) {
            VStack(alignment: .leading) {
                Text("The [guide](\(address))")
                Text("At <https://b.example>")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.withLock { $0.append(url.absoluteString) }
                    return .handled
                })
        }
        #expect(host.frame.lines == ["[1] The guide", "[2] At https://b.example"])
        try await host.press(1)
        try await host.press(2)
        #expect(opened.withLock { $0 } == ["https://a.example/1", "https://b.example"])
    }

    @Test func `an attributed string's links are pressed`() async throws {
        let opened = Mutex<[URL]>([])
        let host = SceneHost {
            Text(AttributedString.linked)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.withLock { $0.append(url) }; return .handled
                    })
        }
        try await host.press("Go home")
        #expect(opened.withLock { $0 } == [URL(string: "https://b.example")])
    }
}

extension AttributedString {
    fileprivate static var linked: AttributedString {
        var text = AttributedString("Go ")
        var home = AttributedString("home")
        home.link = URL(string: "https://b.example")
        text.append(home)
        return text
    }
}

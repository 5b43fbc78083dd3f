import SwiftUI
import Testing

private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Text("— form —")
            configuration.content
        }
    }
}

private struct Titled: FormStyle {
    let title: String

    func makeBody(configuration: Configuration) -> some View {
        Text(title)
        Form(configuration)
    }
}

@MainActor @Suite struct FormStyleTests {
    private struct Screen<Style: FormStyle>: View {
        let style: Style
        @State private var isOn = false

        var body: some View {
            VStack(alignment: .leading) {
                Form {
                    Section("Mail") {
                        Toggle("Newsletter", isOn: $isOn)
                    }
                }
                Text(isOn ? "subscribed" : "not subscribed")
            }
            .formStyle(style)
        }
    }

    @Test func `a style of the program's own arranges the rows`() async throws {
        let host = SceneHost { Screen(style: Framed()) }
        #expect(host.frame.text.contains("— form —"))
        try await host.press("Newsletter")
        #expect(host.frame.lines.contains { $0.hasPrefix("subscribed") })
    }

    @Test func `a style adds to the form that it is given`() async throws {
        let host = SceneHost { Screen(style: Titled(title: "Settings")) }
        #expect(host.frame.text.contains("Settings") && host.frame.text.contains("Mail"))
        try await host.press("Newsletter")
        #expect(host.frame.lines.contains { $0.hasPrefix("subscribed") })
    }

    @Test func `a form in a style of SwiftUI's is a list`() {
        let grouped = SceneHost { Screen(style: .grouped) }
        let plain = SceneHost { Screen(style: .automatic) }
        #expect(grouped.frame.text == plain.frame.text && grouped.frame.text.contains("Mail"))
    }
}

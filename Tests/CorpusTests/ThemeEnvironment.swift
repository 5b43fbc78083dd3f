import SwiftUI
import Testing

private struct Theme: Equatable {
    var name = "Plain"
    var mark = "-"
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct ThemedRow: View {
    @Environment(\.theme) private var theme
    let text: String

    var body: some View { Text("\(theme.mark) \(text)") }
}

private struct ThemeEnvironmentView: View {
    @State private var isFancy = false

    var body: some View {
        VStack(alignment: .leading) {
            ThemedRow(text: "Outer")
            Group {
                ThemedRow(text: "Inner")
                ThemedRow(text: "Starred").environment(\.theme, Theme(name: "Stars", mark: "*"))
            }
            .environment(\.theme, isFancy ? Theme(name: "Fancy", mark: "~") : Theme())
            Toggle("Fancy", isOn: $isFancy)
        }
    }
}

extension Corpus {
    @Test func `a theme flows down to where another begins`() async throws {
        try await play("ThemeEnvironment", ThemeEnvironmentView()) { play in
            try await play.press("Fancy")
        }
    }
}

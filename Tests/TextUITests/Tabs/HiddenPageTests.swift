import Testing

import SwiftUI
import TextUICore

private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Suite struct HiddenPageTests {
    struct Screen: View {
        @State private var sum = 0
        @State private var page = 1

        var body: some View {
            Text("Sum \(sum)")
            TabView(selection: $page) {
                Text("one").preference(key: Sum.self, value: 1).tabItem { Text("One") }.tag(1)
                Text("two").preference(key: Sum.self, value: 20).tabItem { Text("Two") }.tag(2)
            }
            .onPreferenceChange(Sum.self) { sum = $0 }
        }
    }

    @Test func `a hidden page gives no preference`() async throws {
        let host = SceneHost { Screen() }
        #expect(host.frame.lines[0] == "Sum 1")
        try await host.press("Two")
        #expect(host.frame.lines[0] == "Sum 20")
    }
}

import Testing

import SwiftUI
import TextUICore

private struct Parity: View, Equatable {
    let number: Int
    let report: () -> Void

    var body: some View { Text(number.isMultiple(of: 2) ? "even" : "odd") }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
    }
}

@MainActor @Suite struct EquatableViewTests {
    struct Screen: View {
        @State private var number = 0

        var body: some View {
            Parity(number: number, report: {}).equatable()
            Button("One") { number += 1 }
            Button("Two") { number += 2 }
        }
    }

    @Test func `the body of an equatable view runs only when it differs`() async throws {
        let host = SceneHost { Screen() }
        try await host.press("Two")
        #expect(host.bodyCount(Parity.self) == 1 && host.bodyCount(Screen.self) == 2)
        try await host.press("One")
        #expect(host.bodyCount(Parity.self) == 2 && host.frame.text.hasPrefix("odd"))
    }

    struct Shade: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Suffix(text: environment.isEnabled ? "on" : "off")
        }
    }

    struct Suffix: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
            HStack {
                content
                Text(text)
            }
        }
    }

    @Test func `a modifier made of the environment follows it`() async throws {
        struct Screen: View {
            @State private var isOff = false
            var body: some View {
                Text("lamp").modifier(Shade()).disabled(isOff)
                Button("Switch") { isOff.toggle() }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines[0] == "lamp on")
        try await host.press("Switch")
        #expect(host.frame.lines[0] == "lamp off")
    }
}

import TestSupport
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct PreferenceTests {
    struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Unused: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Named: View {
        let name: String
        init(_ name: String) { self.name = name }
        var body: some View { Text(name).preference(key: Names.self, value: [name]) }
    }

    @Test func `the colours that a view prefers are a preference, too`() async throws {
        struct Screen: View {
            @State private var isDark = true
            @State private var heard: ColorScheme?

            var body: some View {
                VStack {
                    Text("inside").preferredColorScheme(isDark ? .dark : nil)
                    Text("none")
                }
                .onPreferenceChange(PreferredColorSchemeKey.self) { heard = $0 }
                Text("Heard: \(heard == nil ? "none" : heard == .dark ? "dark" : "light")")
                Button("Turn") { isDark.toggle() }
            }
        }
        let host = SceneHost { Screen() }
        await host.settle()
        #expect(host.frame.text.contains("Heard: dark"))
        try await host.press("Turn")
        #expect(host.frame.text.contains("Heard: none"))
    }

    @Test func `what views give is gathered in their order, the outer instead of the inner`() async throws {
        struct Screen: View {
            let log: Log
            @State private var isOn = false
            var body: some View {
                VStack {
                    Named("a")
                    HStack {
                        Named("b")
                        Named("c")
                    }
                    .transformPreference(Names.self) { $0.append("and") }
                    if isOn { Named("d") }
                    VStack { Named("lost") }.preference(key: Names.self, value: ["e"])
                    Named("f").background { Named("below") }.overlay { Named("above") }
                    ForEach(1..<3) { Named("g\($0)") }
                    Button("Switch") { isOn.toggle() }
                }
                .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        _ = host.frame
        #expect(log.take() == ["a b c and e below f above g1 g2"])
        try await host.press("Switch")
        #expect(log.take() == ["a b c and d e below f above g1 g2"])
        try await host.press("Switch")
        #expect(log.take() == ["a b c and e below f above g1 g2"])
    }

    @Test func `nothing is told of what nobody gives, and the default when it is gone`() async throws {
        struct Screen: View {
            let log: Log
            @State private var isOn = true
            var body: some View {
                VStack {
                    if isOn { Named("a") }
                    Button("Switch") { isOn.toggle() }
                }
                .onPreferenceChange(Names.self) { log.add("names: \($0)") }
                .onPreferenceChange(Unused.self) { log.add("unused: \($0)") }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        _ = host.frame
        #expect(log.take() == ["names: [\"a\"]"])
        try await host.press("Switch")
        #expect(log.take() == ["names: []"])
    }

    @Test func `what a sheet gives stays in it`() async throws {
        struct Screen: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                VStack {
                    Named("a")
                    Button("Show") { isShown = true }
                }
                .sheet(isPresented: $isShown) { Named("b") }
                .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
            }
        }
        let log = Log()
        let host = SceneHost { Screen(log: log) }
        try await host.press("Show")
        #expect(log.all == ["a"])
    }
}

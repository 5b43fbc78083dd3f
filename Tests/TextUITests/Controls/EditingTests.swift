import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct EditingTests {
    struct Controls: View {
        @State private var volume = 20.0
        @State private var age = 3
        @State private var log: [String] = []

        var body: some View {
            Slider(value: $volume, in: 0...100, step: 10) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            } onEditingChanged: {
                log.append($0 ? "volume" : "volume at \(Int(volume))")
            }
            Stepper("Age", value: $age, in: 0...9) { log.append($0 ? "age" : "age at \(age)") }
            Text(log.joined(separator: ", "))
        }
    }

    @Test func `a slider shows the labels of its ends`() {
        let host = SceneHost(columns: 60) { Controls() }
        #expect(host.frame.lines[0].hasPrefix("Volume: ━━●"))
        #expect(host.frame.lines[0].hasSuffix("20 quiet – loud"))
    }

    @Test func `a slider and a stepper tell the begin and the end of a change`() async throws {
        let host = SceneHost(columns: 80) { Controls() }
        try await host.set("Volume", to: "57")
        #expect(host.frame.text.contains("volume, volume at 60"))
        try await host.perform("Increment", on: "Age")
        #expect(host.frame.text.contains("age, age at 4"))
        try await host.set("Age", to: "7")
        #expect(host.frame.text.hasSuffix("age, age at 7"))
    }

    @Test func `a long press is a further action of what can be pressed, and of words`() async throws {
        struct Screen: View {
            @State private var held = 0
            var body: some View {
                Text("Held \(held)").onLongPressGesture { held += 1 }
                Button("Tap") {}.onLongPressGesture(minimumDuration: 1) { held += 10 }
            }
        }
        let host = SceneHost { Screen() }
        try await host.perform("Press and hold", on: "Held 0")
        try await host.perform("Press and hold", on: "Tap")
        #expect(host.frame.text.contains("Held 11"))
    }
}

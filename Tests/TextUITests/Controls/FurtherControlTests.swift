import Synchronization
import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct FurtherControlTests {
    private final class Hands: Sendable {
        let seconds = Mutex(0.0)
        var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
    }

    @available(*, deprecated)
    @Test func `a secure field commits on return`() async throws {
        struct Screen: View {
            @State private var word = ""
            @State private var entered = "nothing"
            var body: some View {
                SecureField("Password", text: $word) { entered = word }
                Text("entered \(entered)")
            }
        }
        let host = SceneHost { Screen() }
        try await host.set("Password", to: "abc")
        #expect(host.frame.text.contains("entered nothing"))
        try await host.press("Password")
        #expect(host.frame.text.contains("entered abc"))
        #expect(!host.frame.element("Password")!.value!.contains("abc"))
    }

    @Test func `a colour is chosen by its name, or written`() async throws {
        struct Screen: View {
            @State private var color = Color.red
            var body: some View {
                ColorPicker("Paint", selection: $color)
                Text(color == .green ? "green it is" : "\(color)")
            }
        }
        let host = SceneHost(columns: 60) { Screen() }
        #expect(host.frame.element("Paint")?.value == "red")
        try await host.set("Paint", to: "Green")
        #expect(host.frame.text.contains("green it is"))
        try await host.set("Paint", to: "#102030")
        #expect(host.frame.element("Paint")?.value == "#102030")
        await #expect(throws: CommandError.self) { try await host.set("Paint", to: "#12") }
        try await host.press("Paint")
        try await host.press("blue")
        #expect(host.frame.element("Paint")?.value == "blue")
    }

    @Test func `colours have their names in the language of the screen`() async throws {
        struct Screen: View {
            @State private var color = Color.red
            var body: some View { ColorPicker("Paint", selection: $color) }
        }
        let host = SceneHost(locale: Locale(identifier: "de_AT")) { Screen() }
        #expect(host.frame.element("Paint")?.value == "Rot")
        try await host.press("Paint")
        try await host.press("Grün")
        #expect(host.frame.element("Paint")?.value == "Grün")
        try await host.set("Paint", to: "weiß")
        #expect(host.frame.element("Paint")?.value == "Weiß")
    }

    @Test func `a timeline is made anew at the times of its schedule`() {
        let hands = Hands()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let host = SceneHost {
            VStack(alignment: .leading) {
                TimelineView(.periodic(from: start, by: 10)) { context in
                    Text("ten \(Int(context.date.timeIntervalSince(start)))")
                }
                TimelineView(.explicit([start, start + 25])) { context in
                    Text("explicit \(Int(context.date.timeIntervalSince(start)))")
                }
                TimelineView(.animation(paused: true)) { context in
                    Text("paused \(Int(context.date.timeIntervalSince(start)))")
                }
            }
            .environment(\.now, { hands.now })
        }
        #expect(host.frame.lines == ["ten 0", "explicit 0", "paused 0"])
        hands.seconds.withLock { $0 = 9 }
        host.graph.clock.tick()
        host.graph.flush()
        #expect(host.frame.lines == ["ten 0", "explicit 0", "paused 0"])
        hands.seconds.withLock { $0 = 31 }
        host.graph.clock.tick()
        host.graph.flush()
        #expect(host.frame.lines == ["ten 30", "explicit 25", "paused 0"])
    }

    @Test func `a progress goes with the time`() {
        let hands = Hands()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let host = SceneHost {
            ProgressView(timerInterval: start...(start + 100), countsDown: false) { Text("Bread") }
                .environment(\.now, { hands.now })
        }
        #expect(host.frame.element("Bread", role: .progress) != nil || host.frame.text.contains("Bread"))
        #expect(host.frame.elements.contains { $0.role == .progress && $0.value == "0%" })
        hands.seconds.withLock { $0 = 40 }
        host.graph.clock.tick()
        host.graph.flush()
        #expect(host.frame.elements.contains { $0.role == .progress && $0.value == "40%" })
    }

    @Test func `a gauge shows its share with its labels, and a style of one's own makes it anew`() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("is at \(Int(configuration.value * 100))")
                }
            }
        }
        let host = SceneHost(columns: 50) {
            Gauge(value: 30, in: 0...120) {
                Text("Speed")
            } currentValueLabel: {
                Text("30 km/h")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("120")
            }
            Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(Words())
        }
        #expect(host.frame.lines[0] == "Speed 30 km/h")
        #expect(host.frame.lines[1].hasPrefix("0 █") && host.frame.lines[1].hasSuffix("25% 120"))
        #expect(host.frame.elements[0].role == .progress && host.frame.elements[0].value == "25%")
        #expect(host.frame.lines[2] == "Heat is at 50")
    }

    @Test func `controls of a group stand beside each other`() async throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                ControlGroup("Count") {
                    Button("Less") { count -= 1 }
                    Button("More") { count += 1 }
                }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines[1] == "Count Less  More")
        try await host.press("More")
        #expect(host.frame.lines[0] == "1")
    }

    @Test func `a picture from the net shows what stands in its place`() {
        let host = SceneHost {
            VStack(alignment: .leading) {
                AsyncImage(url: URL(string: "https://example.com/a.png")) {
                    $0.resizable()
                } placeholder: {
                    Text("soon")
                }
                AsyncImage(url: nil) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image
                    case .failure: Text("failed")
                    @unknown default: Text("unknown")
                    }
                }
                AsyncImage(url: nil)
                Text("end")
            }
        }
        #expect(host.frame.lines == ["soon", "empty", "end"])
    }

    @Test func `a style of one's own reads how a control is to look`() {
        struct Sized: ButtonStyle {
            struct Shown: View {
                let label: ButtonStyleConfiguration.Label
                @Environment(\.controlSize) private var size
                @Environment(\.symbolVariants) private var variants
                @Environment(\.headerProminence) private var prominence
                var body: some View {
                    HStack {
                        label
                        Text("\(String(describing: size)) \(prominence == .increased ? "prominent" : "plain")")
                    }
                }
            }

            func makeBody(configuration: Configuration) -> some View { Shown(label: configuration.label) }
        }
        let host = SceneHost(columns: 40) {
            Button("Go") {}.buttonStyle(Sized()).controlSize(.large).headerProminence(.increased)
            Button("Stay") {}.buttonStyle(Sized())
        }
        #expect(host.frame.lines == ["Go large prominent", "Stay regular plain"])
    }
}

import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct PickerSourceTests {
    private struct Alarms: View {
        struct Alarm {
            var sound: String
        }

        @State private var alarms = [Alarm(sound: "Bell"), Alarm(sound: "Horn")]

        var body: some View {
            VStack {
                Picker("Sound", sources: $alarms, selection: \.sound) {
                    ForEach(["Bell", "Horn"], id: \.self) { Text($0).tag($0) }
                }
                Text(alarms.map(\.sound).joined(separator: " and "))
            }
        }
    }

    @Test func `a picker of several values shows the first, and sets all`() async throws {
        let host = SceneHost { Alarms() }
        #expect(host.frame.text.contains("Sound: Bell") && host.frame.text.contains("Bell and Horn"))
        try await host.set("Sound", to: "Horn")
        #expect(host.frame.text.contains("Horn and Horn"))
    }

    @Test func `a choice with a tag of another type is found by the id of its element`() {
        let host = SceneHost {
            Picker("Length", selection: .constant(6)) {
                ForEach([4, 6], id: \.self) { Text("\($0) digits").tag("round") }
            }
        }
        #expect(host.frame.text.contains("Length: 6 digits"))
    }

    @Test func `segments stand beside each other on a screen that has room for them`() {
        func lines(columns: Int, _ style: SceneHost.Style = .screen) -> [String] {
            SceneHost(columns: columns, rows: 2, style: style) {
                VStack(alignment: .leading) {
                    Picker("Span", selection: .constant("Week")) {
                        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
                    }
                    .pickerStyle(.segmented)
                }
            }.frame.lines.filter { !$0.isEmpty }
        }
        #expect(lines(columns: 40).map { $0.trimmingCharacters(in: .whitespaces) } == ["Span  Day │ Week │ Month"])
        #expect(lines(columns: 16).joined().contains("Week") && !lines(columns: 16).joined().contains("Month"))
        #expect(lines(columns: 40, .numbered) == ["[1] Span: Week"])
    }
}

import SwiftUI
import Testing

private struct DayByDay: DatePickerStyle {
    @Environment(\.calendar) private var calendar

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.selection, format: Date.ISO8601FormatStyle().year().month().day())
        Button("Later") {
            configuration.selection = calendar.date(byAdding: .day, value: 1, to: configuration.selection) ?? .now
        }
        .disabled(configuration.maximumDate.map { configuration.selection >= $0 } ?? false)
    }
}

@MainActor @Suite struct DatePickerStyleTests {
    private struct Screen<Style: DatePickerStyle>: View {
        let style: Style
        @State private var date = Date(timeIntervalSince1970: 0)

        var body: some View {
            VStack {
                DatePicker(
                    "Born", selection: $date, in: ...Date(timeIntervalSince1970: 86400), displayedComponents: .date)
            }
            .datePickerStyle(style)
            .environment(\.timeZone, .gmt)
        }
    }

    @Test func `a style of the program's own arranges the parts, and chooses`() async throws {
        let host = SceneHost { Screen(style: DayByDay()) }
        #expect(host.frame.text.contains("Born") && host.frame.text.contains("1970-01-01"))
        try await host.press("Later")
        #expect(host.frame.text.contains("1970-01-02"))
        await #expect(throws: CommandError.self) { try await host.press("Later") }
    }

    @Test func `a style of SwiftUI's is a date that is written`() async throws {
        let host = SceneHost { Screen(style: .graphical) }
        try await host.set("Born", to: "1970-01-02")
        #expect(host.frame.element("Born")?.value == "1970-01-02" && !host.frame.text.contains("1970-01-02"))
        await #expect(throws: CommandError.self) { try await host.set("Born", to: "1970-01-03") }
    }
}

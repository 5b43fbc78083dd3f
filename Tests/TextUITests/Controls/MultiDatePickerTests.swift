import SwiftUI
import Testing

@MainActor @Suite struct MultiDatePickerTests {
    struct Screen: View {
        @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 2, day: 27)]
        let bounds: Range<Date>

        var body: some View {
            MultiDatePicker("Days off", selection: $days, in: bounds)
            Text(days.map { "\($0.month ?? 0)-\($0.day ?? 0)" }.sorted().joined(separator: " "))
        }
    }

    private func date(_ month: Int, _ day: Int) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
    }

    @Test func `days of two months are chosen and let go, within bounds`() async throws {
        let host = SceneHost(columns: 60, locale: Locale(identifier: "en_US"), timeZone: .gmt) {
            Screen(bounds: date(2, 10)..<date(3, 5))
        }
        await host.settle()
        #expect(host.frame.text.contains("February 2026"))
        #expect(host.frame.element("Friday, February 27, 2026")?.value == "on")
        #expect(host.frame.element("Monday, February 9, 2026")?.isEnabled == false)
        #expect(host.frame.element("Previous month")?.isEnabled == false)
        try await host.press("Tuesday, February 10, 2026")
        try await host.press("Next month")
        #expect(host.frame.text.contains("March 2026") && host.frame.element("Next month")?.isEnabled == false)
        try await host.press("Wednesday, March 4, 2026")
        #expect(host.frame.lines.contains { $0.contains("2-10 2-27 3-4") })
        try await host.press("Wednesday, March 4, 2026")
        #expect(host.frame.lines.contains { $0.hasSuffix("2-10 2-27") })
    }
}

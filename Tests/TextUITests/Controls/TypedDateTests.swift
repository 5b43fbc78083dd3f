import Foundation
import SwiftUI
import TestSupport
import Testing
import TextGraph
import TextUICore

/// The days that a date picker takes as people write them.
@MainActor
struct TypedDateTests {
    private static let always = Date.distantPast...Date.distantFuture

    private struct Field: View {
        @State private var day = Date(timeIntervalSince1970: 0)
        let days: ClosedRange<Date>
        let language: String

        var body: some View {
            DatePicker("From", selection: $day, in: days, displayedComponents: .date)
                .accessibilityIdentifier("from")
                .environment(\.timeZone, .gmt)
                .environment(\.locale, Locale(identifier: language))
                // Mon 30 Nov 2026, at nine.
                .environment(\.now, { Date(timeIntervalSince1970: 1_796_029_200) })
            Text(verbatim: "is \(day.formatted(.iso8601.year().month().day()))")
        }
    }

    private func host(
        _ language: String = "en_GB", first: Date = .distantPast, last: Date = .distantFuture
    ) -> SceneHost {
        SceneHost(columns: 80) { Field(days: first...last, language: language) }
    }

    @Test(arguments: DayCases.all)
    func `a day is read as the rules of the clinic read it`(_ day: DayCase) async throws {
        // Where no later day than today can be chosen, one without a year is one that was.
        let endOfToday = Date(timeIntervalSince1970: 1_796_083_199)
        let host = host(day.language, last: day.looksBack ? endOfToday : .distantFuture)
        try await host.set(.identifier("from"), to: day.text)
        #expect(host.frame.text.contains("is \(day.day)"), "\(host.frame.text)")
    }

    @Test(arguments: [
        ("2026-12-03", "2026-12-03"), ("3.12.2026", "2026-12-03"), ("3.12.", "2026-12-03"), ("1.2.", "2027-02-01"),
        ("3 Dec 2026", "2026-12-03"), ("Thu 3 Dec 2026", "2026-12-03"), ("December 3rd", "2026-12-03"),
        ("3/12/2026", "2026-12-03"), ("tomorrow", "2026-12-01"), ("Today", "2026-11-30"), ("+7", "2026-12-07"),
        ("-1", "2026-11-29"), ("monday", "2026-12-07"), ("Tue", "2026-12-01"), ("٣.١٢.٢٠٢٦", "2026-12-03"),
    ])
    func `a day is read as it is written`(_ text: String, _ day: String) async throws {
        let host = host()
        try await host.set(.identifier("from"), to: text)
        #expect(host.frame.text.contains("is \(day)"))
    }

    @Test(arguments: [
        ("de_DE", "3. Dezember 2026"), ("de_DE", "Do, 3. Dez. 2026"), ("de_DE", "3 Dec 2026"), ("en_US", "12/3/2026"),
        ("ar", "٣ ديسمبر ٢٠٢٦"),
    ])
    func `a day is read in the words and the order of the locale`(_ language: String, _ text: String) async throws {
        let host = host(language)
        try await host.set(.identifier("from"), to: text)
        #expect(host.frame.text.contains("is 2026-12-03"))
    }

    @Test(arguments: [
        ("en_GB", "1 Jan 1970"), ("en_US", "Jan 1, 1970"), ("de_DE", "1. Jan. 1970"), ("ar_EG", "١ يناير، ١٩٧٠"),
    ])
    func `a date is shown as the locale writes it, and told as it is typed`(_ language: String, _ shown: String) async {
        let host = host(language)
        await host.settle()
        #expect(host.frame.text.contains(shown), "\(host.frame.text)")
        #expect(host.frame.element(identifier: "from")?.value == "1970-01-01")
    }

    @Test(arguments: DayCases.none)
    func `what is no day is refused, and changes nothing`(_ text: String) async throws {
        let host = host()
        let error = await #expect(throws: CommandError.self) { try await host.set(.identifier("from"), to: text) }
        #expect(error?.code == .badValue && error?.message.contains("1970-01-01") == true)
        #expect(host.frame.text.contains("is 1970-01-01"))
    }

    @Test(arguments: ["29 Nov 2026", "29/11/2026", "2026-11-29"])
    func `a day that is too early says so, as days are shown`(_ text: String) async throws {
        let host = host(first: Date(timeIntervalSince1970: 1_795_996_800))
        let error = await #expect(throws: CommandError.self) { try await host.set(.identifier("from"), to: text) }
        #expect(error?.message == "29 Nov 2026 is before 30 Nov 2026")
    }

    @Test func `a day in words is typed over what stands there`() async throws {
        let host = SceneHost(columns: 80, rows: 10, style: .screen) { Field(days: Self.always, language: "en_GB") }
        try await host.press(.identifier("from"))
        for key in ["+", "7", "enter"] { try await host.key(key) }
        #expect(host.frame.text.contains("is 2026-12-07"))
        for character in "tomorrow" { try await host.key(String(character)) }
        try await host.key("enter")
        #expect(host.frame.text.contains("is 2026-12-01"))
    }

    @Test func `a date that is opened gives way to what is typed, and is changed by backspace`() async throws {
        let host = SceneHost(columns: 80, rows: 10, style: .screen) { Field(days: Self.always, language: "en_GB") }
        try await host.press(.identifier("from"))
        for key in ["enter", "+", "7", "enter"] { try await host.key(key) }
        #expect(host.frame.text.contains("is 2026-12-07"))
        for key in ["enter", "backspace", "9", "enter"] { try await host.key(key) }
        #expect(host.frame.text.contains("is 2026-12-09"))
    }
}

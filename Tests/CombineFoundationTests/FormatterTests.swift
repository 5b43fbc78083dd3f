import CombineFoundation
import Foundation
import Testing

/// The formatters of Apple's Foundation that Linux lacks.
struct FormatterTests {
    private func length(_ configure: (DateComponentsFormatter) -> Void) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        configure(formatter)
        return formatter
    }

    @Test func `a length of time is numbers between colons`() {
        let usual = length { _ in }
        #expect(usual.string(from: 3723) == "1:02:03")
        #expect(usual.string(from: 3610) == "1:00:10")
        #expect(usual.string(from: 600) == "10:00")
        #expect(usual.string(from: 59) == "59")
        #expect(usual.string(from: 0) == "0")
        #expect(usual.string(from: -90) == "-1:30")
        let padded = length {
            $0.allowedUnits = [.minute, .second]
            $0.zeroFormattingBehavior = .pad
        }
        #expect(padded.string(from: 5) == "00:05")
        #expect(padded.string(from: 3723) == "62:03")
        #expect(padded.string(from: .infinity) == nil)
    }

    @Test func `a length of time is units with their names`() {
        let full = length { $0.unitsStyle = .full }
        #expect(full.string(from: 90061) == "1 day, 1 hour, 1 minute, 1 second")
        #expect(full.string(from: 7200) == "2 hours")
        #expect(full.string(from: 0) == "0 seconds")
        let short = length {
            $0.unitsStyle = .abbreviated
            $0.allowedUnits = [.day, .hour, .minute]
            $0.maximumUnitCount = 2
        }
        #expect(short.string(from: 90061) == "1d 1h")
        let leading = length {
            $0.unitsStyle = .abbreviated
            $0.allowedUnits = [.day, .hour, .minute, .second]
            $0.zeroFormattingBehavior = .dropLeading
        }
        #expect(leading.string(from: 600) == "10m 0s")
    }

    @Test func `units are counted as days, and said in a language`() {
        let formatter = length {
            $0.unitsStyle = .full
            $0.allowedUnits = [.month, .day]
            $0.calendar?.locale = Locale(identifier: "de")
        }
        #expect(formatter.string(from: DateComponents(day: 10)) == "10 Tage")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start + 86400) == "1 Tag")
        #expect(formatter.string(for: DateComponents(hour: 48)) == "2 Tage")
        #expect(formatter.string(for: 48.0) == nil)
    }

    @Test func `days are whole when clocks are changed in them, and given units are kept`() throws {
        let formatter = length { $0.unitsStyle = .full }
        formatter.calendar?.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let before = Date(timeIntervalSince1970: 1_774_692_000)
        #expect(formatter.string(from: before, to: before + 23 * 3600) == "1 day")
        #expect(formatter.string(from: DateComponents(day: 100)) == "100 days")
        #expect(formatter.string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(formatter.string(from: 5400) == "1 hour, 30 minutes")
        formatter.unitsStyle = .brief
        #expect(formatter.string(from: 4800) == "1hr 20min")
    }

    @Test func `a date is so far from another`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let noon = Date(timeIntervalSinceReferenceDate: 43200)
        #expect(formatter.localizedString(for: noon + 7200, relativeTo: noon) == "in 2 hours")
        #expect(formatter.localizedString(for: noon - 3 * 86400, relativeTo: noon) == "3 days ago")
        #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "5 minutes ago")
        #expect(formatter.localizedString(from: DateComponents(minute: 90)) == "in 90 minutes")
        #expect(formatter.localizedString(from: DateComponents(day: 10)) == "in 10 days")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.localizedString(fromTimeInterval: -86400) == "gestern")
        #expect(formatter.string(for: Date() - 3 * 86400) == "vor 3 Tagen")
        #expect(formatter.string(for: "noon") == nil)
    }

    @Test func `an activity keeps a value`() throws {
        let activity = NSUserActivity(activityType: "org.clinic.visit")
        #expect(throws: CocoaError(.coderValueNotFound)) { try activity.typedPayload([Int].self) }
        try activity.setTypedPayload([1, 2])
        #expect(try activity.typedPayload([Int].self) == [1, 2])
    }

    @Test func `items are a list`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["A", "B", "C"]) == "A, B, and C")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.string(from: [1, 2]) == "1 und 2")
        formatter.itemFormatter = length { _ in }
        #expect(formatter.string(from: [DateComponents(minute: 90), DateComponents(second: 30)]) == "90 und 30")
        #expect(formatter.string(from: ["A"]) == nil, "the formatter of items writes numbers alone")
        #expect(ListFormatter.localizedString(byJoining: ["A"]) == "A")
    }
}

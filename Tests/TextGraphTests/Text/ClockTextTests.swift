import Synchronization
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ClockTextTests {
    private final class Hands: Sendable {
        let seconds = Mutex(0.0)
        var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }
    }

    @Test func `a text that shows the time is written anew as it passes`() {
        let hands = Hands()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let host = SceneHost(columns: 30) {
            VStack(alignment: .leading) {
                Text(start, style: .timer)
                Text("Since \(start, style: .relative)")
                Text(timerInterval: start...start.addingTimeInterval(60))
                Text("still")
            }
            .environment(\.now, { hands.now })
        }
        #expect(host.frame.lines == ["0:00", "Since 0 sec", "1:00", "still"])
        hands.seconds.withLock { $0 = 12 }
        host.graph.clock.tick()
        #expect(host.frame.lines == ["0:12", "Since 12 sec", "0:48", "still"])
    }

    @Test func `a value that follows the clock is written in its format`() {
        let hands = Hands()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let end = start.addingTimeInterval(7200)
        let host = SceneHost(columns: 60) {
            VStack(alignment: .leading) {
                Text(.currentDate, format: .stopwatch(startingAt: start))
                Text(.currentDate, format: .timer(countingDownIn: start..<end))
                Text(.currentDate, format: .timer(countingUpIn: start..<end, showsHours: false))
                Text(.currentDate, format: .offset(to: end))
                Text(.durationOffset(to: end), format: .time(pattern: .hourMinuteSecond))
                Text(.currentDate, format: .dateTime.second())
            }
            .environment(\.now, { hands.now })
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(host.frame.lines == ["0:00.00", "2:00:00", "0:00", "−2 hours", "2:00:00", "0"])
        hands.seconds.withLock { $0 = 3725.25 }
        host.graph.clock.tick()
        #expect(
            host.frame.lines == [
                "1:02:05.25", "57:55", "62:05", "−57 minutes, 55 seconds", "0:57:55", "5",
            ])
        hands.seconds.withLock { $0 = 7262 }
        host.graph.clock.tick()
        #expect(host.frame.lines[1...3] == ["0:00", "120:00", "1 minute, 2 seconds"])
    }

    @Test func `a clock shows as many parts as it may, from the greatest down`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let now = start.addingTimeInterval(3725.25)
        let host = SceneHost(columns: 60) {
            VStack(alignment: .leading) {
                Text(now, format: .stopwatch(startingAt: start, maxFieldCount: 3))
                Text(now, format: .stopwatch(startingAt: start, maxFieldCount: 2))
                Text(now, format: .stopwatch(startingAt: start, showsHours: false, maxFieldCount: 3))
                Text(now, format: .timer(countingUpIn: start..<now, maxPrecision: .seconds(60)))
                Text(now, format: .timer(countingUpIn: start..<now, maxFieldCount: 2))
            }
        }
        #expect(host.frame.lines == ["1:02:05", "1:02", "62:05.25", "1:02", "1:02"])
    }

    @Test func `the time from an instant has the units and the sign that it may have`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let later = start.addingTimeInterval(2 * 86_400 + 3 * 3600)
        let host = SceneHost(columns: 60) {
            VStack(alignment: .leading) {
                Text(later, format: .offset(to: start, allowedFields: [.year, .month, .day]))
                Text(later, format: .offset(to: start, allowedFields: [.hour], sign: .always(includingZero: false)))
                Text(start, format: .offset(to: later, sign: .never))
                Text(start, format: .offset(to: start, sign: .always(includingZero: true)))
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(host.frame.lines == ["2 days", "+51 hours", "2 days, 3 hours", "+0 seconds"])
    }

    @Test func `an instant is said by its distance while it is near, else by its date`() {
        let noon = Date(timeIntervalSinceReferenceDate: 43_200)
        let host = SceneHost(columns: 60) {
            VStack(alignment: .leading) {
                Text(noon, format: .reference(to: noon.addingTimeInterval(300)))
                Text(noon, format: .reference(to: noon.addingTimeInterval(-7200)))
                Text(noon, format: .reference(to: noon.addingTimeInterval(-7200), thresholdField: .week))
                Text(noon, format: .reference(to: noon.addingTimeInterval(10 * 86_400)))
                Text(noon, format: .reference(to: noon.addingTimeInterval(400 * 86_400)))
                Text(noon, format: .reference(to: noon.addingTimeInterval(400 * 86_400), maxFieldCount: 3))
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(
            host.frame.lines == [
                "in 5 minutes", "2 hours ago", "2 hours ago", "Jan 11", "Feb 2002", "Feb 5, 2002",
            ])
    }

    @Test func `a text of the clock ticks for as long as there is another second`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<start.addingTimeInterval(10))
        #expect(timer.discreteInput(after: start.addingTimeInterval(2.5)) == start.addingTimeInterval(3))
        #expect(timer.discreteInput(before: start.addingTimeInterval(2.5)) == start.addingTimeInterval(2))
        #expect(timer.discreteInput(after: start.addingTimeInterval(10)) == nil)
        #expect(timer.discreteInput(before: start) == nil)
    }

    @Test func `nothing ticks when nothing on the screen shows the time`() async throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Button("Turn") { isShown.toggle() }
                if isShown { Text(Date(), style: .timer) }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.graph.clock.tick())
        try await host.press("Turn")
        #expect(!host.graph.clock.tick())
    }
}

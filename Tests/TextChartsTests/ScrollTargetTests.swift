import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ScrollTargetTests {
    private struct Months: View {
        @State private var position = Gallery.date(2026, 9, 20)

        var body: some View {
            VStack {
                Text("From \(position, format: .dateTime.day().month())")
                Chart(Gallery.pressures) { LineMark(x: .value("Day", $0.date), y: .value("Systolic", $0.value)) }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 3600 * 24 * 20)
                    .chartScrollPosition(x: $position)
                    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(day: 1, hour: 0)))
            }
        }
    }

    @Test func `scrolling comes to rest at the dates of its rule`() async throws {
        let host = host(style: .plain) { Months() }
        #expect(host.frame.text.contains("From Sep 20"))
        try await host.press("Later")
        #expect(host.frame.text.contains("From Oct 1"), "\(host.frame.text)")
    }

    @Test func `scrolling comes to rest at multiples of a number`() async throws {
        struct Numbers: View {
            @State private var position = 0.0
            var body: some View {
                VStack {
                    Text("From \(position, format: .number)")
                    Chart(0..<100, id: \.self) { LineMark(x: .value("X", Double($0)), y: .value("Y", 1)) }
                        .chartScrollableAxes(.horizontal)
                        .chartXVisibleDomain(length: 24)
                        .chartScrollPosition(x: $position)
                        .chartScrollTargetBehavior(
                            .valueAligned(unit: 1.0, majorAlignment: .unit(10), limitBehavior: .never))
                }
            }
        }
        let host = host(style: .plain) { Numbers() }
        var places: [String] = []
        for button in Array(repeating: "Further", count: 4) + Array(repeating: "Back", count: 4) {
            try await host.press(.label(button))
            places.append(String(host.frame.text.split(separator: "\n")[0].drop { $0 != "F" }))
        }
        // What is seen is 24 long, and the last part of 0…100 begins at 76.
        #expect(places == ["From 20", "From 40", "From 60", "From 76", "From 50", "From 30", "From 10", "From 0"])
    }
}

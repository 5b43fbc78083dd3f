import Charts
import Foundation
import SwiftUI
import Testing

private struct Chooser: View {
    @State private var month: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Chosen: \(month ?? "nothing")")
            Chart {
                ForEach(Gallery.sales) { sale in
                    BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
                }
                if let month {
                    RuleMark(x: .value("Month", month))
                }
            }
            .chartXSelection(value: $month)
        }
    }
}

private struct AngleChooser: View {
    @State private var angle: Double?

    var body: some View {
        VStack {
            Text("Angle: \(angle ?? -1, format: .number)")
            Chart(["a", "b"], id: \.self) { name in
                SectorMark(angle: .value("Share", name == "a" ? 30.0 : 10)).foregroundStyle(by: .value("Name", name))
            }
            .chartAngleSelection(value: $angle)
        }
    }
}

private struct Scroller: View {
    @State private var position = Gallery.date(2026, 9, 20)

    var body: some View {
        VStack {
            Text("From \(position, format: .dateTime.day().month())")
            Chart(Gallery.pressures) { LineMark(x: .value("Day", $0.date), y: .value("Systolic", $0.value)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 3600 * 24 * 20)
                .chartScrollPosition(x: $position)
        }
    }
}

@MainActor @Suite struct ChoosingTests {
    @Test func `a value is chosen by name, and let go of`() async throws {
        let host = host(style: .numbered) { Chooser() }
        #expect(host.frame.text.contains("Chosen: nothing"))
        try await host.set("Month", to: "Mar")
        #expect(host.frame.text.contains("Chosen: Mar"))
        #expect(host.frame.text.contains("│"))
        try await host.set("Month", to: "None")
        #expect(host.frame.text.contains("Chosen: nothing"))
    }

    @Test func `a sector is chosen by the middle of its angle`() async throws {
        let host = host(style: .plain) { AngleChooser() }
        try await host.set("Share", to: "b")
        #expect(host.frame.text.contains("Angle: 35"))
    }

    @Test func `a long scale is seen in parts`() async throws {
        let host = host(style: .plain) { Scroller() }
        #expect(host.frame.text.contains("From Sep 20"))
        #expect(host.frame.text.contains("Sep 20, 2026 – Oct 10, 2026"))
        try await host.press("Later")
        #expect(host.frame.text.contains("From Oct 10"))
        try await host.press("Later")
        #expect(host.frame.text.contains("From Oct 29"), "\(host.frame.text)")
        await #expect(throws: (any Error).self) { try await host.press("Later") }
        try await host.press("Earlier")
        #expect(host.frame.text.contains("From Oct 9"))
    }

    @Test func `categories scroll by their number`() async throws {
        let host = host(columns: 60, style: .plain) {
            Chart(Gallery.sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 4)
        }
        #expect(host.frame.text.contains("Apr") && !host.frame.text.contains("May"))
        try await host.press("Further")
        #expect(host.frame.text.contains("Jun") && !host.frame.text.contains("Feb"))
    }
}

import SwiftUI
import Testing

private struct BookingDatesView: View {
    @State private var day = Date(timeIntervalSince1970: 1_795_600_000)
    @State private var nights = 1

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private var end: Date { calendar.date(byAdding: .day, value: nights, to: day) ?? day }

    var body: some View {
        Form {
            DatePicker("Arrival", selection: $day, displayedComponents: .date)
            Stepper("Nights: \(nights)", value: $nights, in: 1...14)
            Text("Departure \(end, style: .date)")
        }
    }
}

extension Corpus {
    @Test func `a departure follows the arrival`() async throws {
        try await play("BookingDates", BookingDatesView()) { play in
            try await play.set("Arrival", "2026-12-30")
            try await play.set(2, "3")
        }
    }
}

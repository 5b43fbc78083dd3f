import SwiftUI
import Testing

private struct Forecast: Identifiable {
    let id: String
    let degrees: Int
    var isRainy = false
}

private struct WeatherCardsView: View {
    let week = [
        Forecast(id: "Mon", degrees: 21), Forecast(id: "Tue", degrees: 17, isRainy: true),
        Forecast(id: "Wed", degrees: 8),
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            ForEach(week) { day in
                VStack {
                    Text(day.id).bold()
                    Text("\(day.degrees)°")
                    if day.isRainy { Text("rain") }
                }
                .padding(.horizontal, 8)
                .border(.secondary)
            }
        }
    }
}

extension Corpus {
    @Test func `cards stand beside each other at their tops`() async throws {
        try await play("WeatherCards", WeatherCardsView()) { _ in }
    }
}

import SwiftUI
import Testing

private struct TemperatureConverterView: View {
    @State private var celsius = 20.0

    private var fahrenheit: Double { celsius * 9 / 5 + 32 }

    var body: some View {
        Form {
            Section("Celsius") {
                Stepper("\(celsius, specifier: "%.1f") °C", value: $celsius, in: -50...50, step: 0.5)
            }
            Section("Fahrenheit") {
                Text("\(fahrenheit, specifier: "%.1f") °F")
            }
        }
    }
}

extension Corpus {
    @Test func `a converter shows the other unit`() async throws {
        try await play("TemperatureConverter", TemperatureConverterView()) { play in
            try await play.set(1, "45")
            try await play.set(1, "37")
        }
    }
}

import SwiftUI
import Testing

private struct ColorMixerView: View {
    @State private var red = 0.0
    @State private var green = 0.5

    var body: some View {
        VStack(alignment: .leading) {
            Slider(value: $red, in: 0...1, step: 0.1) { Text("Red") }
            Slider(value: $green, in: 0...1, step: 0.1) { Text("Green") }
            Text("red \(red, specifier: "%.1f"), green \(green, specifier: "%.1f")")
                .foregroundStyle(Color(red: red, green: green, blue: 0))
        }
    }
}

extension Corpus {
    @Test func `sliders mix a colour`() async throws {
        try await play("ColorMixer", ColorMixerView()) { play in
            try await play.set("Red", "0.7")
            try await play.set("Green", "0.2")
        }
    }
}

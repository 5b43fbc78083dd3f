import SwiftUI
import Testing

private struct WidestKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct PreferenceWidthsView: View {
    @State private var words = ["a", "bcd"]
    @State private var widest = 0

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(words, id: \.self) { word in
                Text(word).preference(key: WidestKey.self, value: word.count)
            }
            Text("The longest has \(widest) letters")
            Button("Longer") { words.append(words.last! + "xy") }
        }
        .onPreferenceChange(WidestKey.self) { widest = $0 }
    }
}

extension Corpus {
    @Test func `what children prefer comes up to their parent`() async throws {
        try await play("PreferenceWidths", PreferenceWidthsView()) { play in
            try await play.press("Longer")
        }
    }
}

import SwiftUI
import Testing

private struct UnitConverterView: View {
    private enum Unit: String, CaseIterable, Identifiable {
        case metres, feet, yards
        var id: Self { self }
        var metres: Double {
            switch self {
            case .metres: 1
            case .feet: 0.3048
            case .yards: 0.9144
            }
        }
    }

    @State private var amount = 10.0
    @State private var from = Unit.metres
    @State private var to = Unit.feet

    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .number)
            Picker("From", selection: $from) {
                ForEach(Unit.allCases) { Text($0.rawValue.capitalized) }
            }
            Picker("To", selection: $to) {
                ForEach(Unit.allCases) { Text($0.rawValue.capitalized) }
            }
            LabeledContent(
                "Result", value: amount * from.metres / to.metres, format: .number.precision(.fractionLength(2)))
        }
    }
}

extension Corpus {
    @Test func `a unit converter follows both of its pickers`() async throws {
        try await play("UnitConverter", UnitConverterView()) { play in
            try await play.set("To", "Yards")
            try await play.set("Amount", "100")
            try await play.press("From")
            try await play.press("Feet")
        }
    }
}

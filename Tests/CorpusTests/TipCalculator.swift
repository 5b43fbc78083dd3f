import SwiftUI
import Testing

private struct TipCalculatorView: View {
    @State private var amount = 50.0
    @State private var people = 2
    @State private var percentage = 15

    private let percentages = [0, 10, 15, 20]

    private var total: Double { amount * (1 + Double(percentage) / 100) }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                    Picker("People", selection: $people) {
                        ForEach(2..<6) { Text("\($0) people").tag($0) }
                    }
                }
                Section("Tip") {
                    Picker("Percentage", selection: $percentage) {
                        ForEach(percentages, id: \.self) { Text($0, format: .percent) }
                    }
                }
                Section("Each") {
                    Text(total / Double(people), format: .currency(code: "EUR"))
                }
            }
            .navigationTitle("Split")
        }
    }
}

extension Corpus {
    @Test func `a tip is split among people`() async throws {
        try await play("TipCalculator", TipCalculatorView()) { play in
            try await play.set("Percentage", "20%")
            try await play.set("People", "3 people")
            try await play.set("Amount", "90")
        }
    }
}

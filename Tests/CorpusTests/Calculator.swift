import SwiftUI
import Testing

private struct CalculatorView: View {
    @State private var display = "0"
    @State private var stored: Double?
    @State private var operation: String?
    @State private var isFresh = true

    private let keys = [["7", "8", "9", "/"], ["4", "5", "6", "x"], ["1", "2", "3", "-"], ["C", "0", "=", "+"]]

    var body: some View {
        VStack(alignment: .trailing) {
            Text(display).font(.title).bold()
            ForEach(keys, id: \.self) { row in
                HStack {
                    ForEach(row, id: \.self) { key in
                        Button(key) { tap(key) }
                    }
                }
            }
        }
    }

    private func tap(_ key: String) {
        switch key {
        case "C":
            (display, stored, operation, isFresh) = ("0", nil, nil, true)
        case "=", "+", "-", "x", "/":
            let value = Double(display) ?? 0
            if let stored, let operation, !isFresh { display = format(apply(operation, stored, value)) }
            stored = Double(display)
            operation = key == "=" ? nil : key
            isFresh = true
        default:
            display = isFresh ? key : display + key
            isFresh = false
        }
    }

    private func apply(_ operation: String, _ a: Double, _ b: Double) -> Double {
        switch operation {
        case "+": a + b
        case "-": a - b
        case "x": a * b
        default: b == 0 ? 0 : a / b
        }
    }

    private func format(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}

extension Corpus {
    @Test func `a calculator calculates from left to right`() async throws {
        try await play("Calculator", CalculatorView()) { play in
            for key in ["1", "2", "+", "3", "x", "4", "="] { try await play.press(.label(key)) }
        }
    }
}

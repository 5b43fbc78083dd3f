import SwiftUI
import Testing

private enum BankError: LocalizedError {
    case overdrawn
    var errorDescription: String? { "The account is overdrawn." }
    var recoverySuggestion: String? { "Pay something in first." }
}

private struct ErrorAlertView: View {
    @State private var balance = 10
    @State private var error: BankError?
    @State private var hasError = false

    var body: some View {
        VStack {
            Text("Balance \(balance)")
            Button("Withdraw 8") { withdraw(8) }
        }
        .alert(isPresented: $hasError, error: error) { _ in
            Button("Pay in 5") { balance += 5 }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }

    private func withdraw(_ amount: Int) {
        guard amount <= balance else {
            error = .overdrawn
            hasError = true
            return
        }
        balance -= amount
    }
}

extension Corpus {
    @Test func `an error is told with what to do about it`() async throws {
        try await play("ErrorAlert", ErrorAlertView()) { play in
            try await play.press("Withdraw 8")
            try await play.press("Withdraw 8")
            try await play.press("Pay in 5")
        }
    }
}

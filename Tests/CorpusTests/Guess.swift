import SwiftUI
import Testing

private struct GuessView: View {
    let secret: Int
    @State private var guess = ""
    @State private var hints: [String] = []

    var body: some View {
        Form {
            TextField("Your guess", text: $guess)
                .keyboardType(.numberPad)
                .onSubmit(check)
            Button("Check", action: check).disabled(Int(guess) == nil)
            ForEach(hints.indices.reversed(), id: \.self) { Text(hints[$0]) }
        }
    }

    private func check() {
        guard let number = Int(guess) else { return }
        hints.append(
            number == secret ? "\(number) is right" : number < secret ? "\(number) is too low" : "\(number) is too high"
        )
        guess = ""
    }
}

extension Corpus {
    @Test func `a guess is answered`() async throws {
        try await play("Guess", GuessView(secret: 42)) { play in
            try await play.set("Your guess", "50")
            try await play.press("Check")
            try await play.set("Your guess", "many")
            try await play.set("Your guess", "42")
            try await play.key("enter")
        }
    }
}

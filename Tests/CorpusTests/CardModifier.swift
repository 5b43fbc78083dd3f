import SwiftUI
import Testing

private struct Card: ViewModifier {
    var isRaised = false

    func body(content: Content) -> some View {
        content
            .padding()
            .border(isRaised ? Color.accentColor : .gray)
            .shadow(radius: isRaised ? 4 : 0)
    }
}

extension View {
    fileprivate func card(isRaised: Bool = false) -> some View { modifier(Card(isRaised: isRaised)) }
}

private struct CardView: View {
    @State private var isRaised = false

    var body: some View {
        VStack(spacing: 16) {
            Text("A card").card(isRaised: isRaised)
            Toggle("Raised", isOn: $isRaised)
        }
    }
}

extension Corpus {
    @Test func `a modifier makes a card of any view`() async throws {
        try await play("CardModifier", CardView()) { play in
            try await play.press("Raised")
        }
    }
}

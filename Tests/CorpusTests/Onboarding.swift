import SwiftUI
import Testing

private struct OnboardingView: View {
    @State private var page = 0
    @State private var isDone = false
    private let pages = ["Welcome", "Track your visits", "Stay in touch"]

    var body: some View {
        Text("The app itself")
            .fullScreenCover(isPresented: .constant(!isDone)) {
                VStack(spacing: 16) {
                    Text(pages[page]).font(.title)
                    Text(
                        String(repeating: "●", count: page + 1) + String(repeating: "○", count: pages.count - page - 1))
                    HStack {
                        if page > 0 { Button("Back") { page -= 1 } }
                        Button(page == pages.count - 1 ? "Start" : "Next") {
                            if page == pages.count - 1 { isDone = true } else { page += 1 }
                        }
                    }
                }
            }
    }
}

extension Corpus {
    @Test func `an onboarding goes through its pages to the app`() async throws {
        try await play("Onboarding", OnboardingView()) { play in
            try await play.press("Next")
            try await play.press("Back")
            try await play.press("Next")
            try await play.press("Next")
            try await play.press("Start")
        }
    }
}

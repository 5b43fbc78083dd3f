import SwiftUI
import Testing

private final class Scoreboard: ObservableObject {
    @Published var home = 0
    @Published var guests = 0
}

private struct Points: View {
    @EnvironmentObject private var board: Scoreboard
    let isHome: Bool

    var body: some View {
        HStack {
            Text(isHome ? "Home \(board.home)" : "Guests \(board.guests)")
            Button("Goal") { if isHome { board.home += 1 } else { board.guests += 1 } }
        }
    }
}

private struct ScoreView: View {
    @StateObject private var board = Scoreboard()

    var body: some View {
        VStack {
            Points(isHome: true)
            Points(isHome: false)
            Text(board.home == board.guests ? "A draw" : board.home > board.guests ? "Home leads" : "Guests lead")
        }
        .environmentObject(board)
    }
}

extension Corpus {
    @Test func `a score in the environment is everybody's`() async throws {
        try await play("EnvironmentObjectScore", ScoreView()) { play in
            try await play.press(2)
            try await play.press(1)
            try await play.press(1)
        }
    }
}

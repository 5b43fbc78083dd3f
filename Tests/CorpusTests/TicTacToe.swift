import SwiftUI
import Testing

private struct TicTacToeView: View {
    @State private var board = [String](repeating: "", count: 9)
    @State private var player = "X"

    private var winner: String? {
        let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
        for line in lines where !board[line[0]].isEmpty {
            if line.allSatisfy({ board[$0] == board[line[0]] }) { return board[line[0]] }
        }
        return nil
    }

    private var status: String {
        if let winner { return "\(winner) wins" }
        return board.contains("") ? "\(player) to move" : "Draw"
    }

    var body: some View {
        VStack {
            Text(status).font(.headline)
            ForEach(0..<3) { row in
                HStack {
                    ForEach(0..<3) { column in
                        let index = row * 3 + column
                        Button(board[index].isEmpty ? "·" : board[index]) { play(index) }
                            .disabled(!board[index].isEmpty || winner != nil)
                            .accessibilityIdentifier("square.\(index)")
                    }
                }
            }
            Button("New game") {
                board = [String](repeating: "", count: 9)
                player = "X"
            }
        }
    }

    private func play(_ index: Int) {
        board[index] = player
        player = player == "X" ? "O" : "X"
    }
}

extension Corpus {
    @Test func `three in a row win`() async throws {
        try await play("TicTacToe", TicTacToeView()) { play in
            for square in [0, 4, 1, 3, 2] { try await play.press(.identifier("square.\(square)")) }
            try await play.press("New game")
        }
    }
}

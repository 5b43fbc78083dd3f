import TextUI

/// Cells that all become others at each step.
struct CellsView: View {
    let columns: Int
    let rows: Int
    let steps: Steps
    @State private var number = 0

    private static let colors: [Color] = [.red, .green, .blue, .yellow, .purple]

    var body: some View {
        VStack(spacing: 0) {
            Button("Step \(number)") { steps.next() }
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<columns, id: \.self) { column in
                        Text(verbatim: text(row, column)).foregroundStyle(color(row, column))
                    }
                }
            }
        }
        .onAppear { steps.make = { number = $0 } }
    }

    private func text(_ row: Int, _ column: Int) -> String {
        " cell \(1000 + (row * columns + column + number) % 9000)"
    }

    private func color(_ row: Int, _ column: Int) -> Color { Self.colors[(row + column + number) % Self.colors.count] }
}

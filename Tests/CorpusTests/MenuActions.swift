import SwiftUI
import Testing

private struct MenuActionsView: View {
    @State private var order = "name"
    @State private var log: [String] = []

    var body: some View {
        VStack(alignment: .leading) {
            Menu("Actions") {
                Button("Copy") { log.append("copied") }
                Button("Delete", role: .destructive) { log.append("deleted") }
                Menu("Sort") {
                    Button("By name") { order = "name" }
                    Button("By date") { order = "date" }
                }
            }
            Text("Sorted by \(order)")
            ForEach(log, id: \.self) { Text($0) }
        }
    }
}

extension Corpus {
    @Test func `a menu's choice is carried out`() async throws {
        try await play("MenuActions", MenuActionsView()) { play in
            try await play.press("Actions")
            try await play.press("Copy")
            try await play.press("Actions")
            try await play.press("Sort")
            try await play.press("By date")
        }
    }
}

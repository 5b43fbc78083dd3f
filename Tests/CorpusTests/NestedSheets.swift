import SwiftUI
import Testing

private struct NestedSheetsView: View {
    @State private var depth: Depth?

    private struct Depth: Identifiable { let id: Int }

    private struct Level: View {
        let depth: Int
        @State private var next: Depth?
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Sheet \(depth)")
                Button("Deeper") { next = Depth(id: depth + 1) }
                Button("Close") { dismiss() }
            }
            .sheet(item: $next) { Level(depth: $0.id) }
        }
    }

    var body: some View {
        Button("Open") { depth = Depth(id: 1) }
            .sheet(item: $depth) { Level(depth: $0.id) }
    }
}

extension Corpus {
    @Test func `a sheet over a sheet closes one at a time`() async throws {
        try await play("NestedSheets", NestedSheetsView()) { play in
            try await play.press("Open")
            try await play.press("Deeper")
            try await play.press("Close")
            try await play.back()
        }
    }
}

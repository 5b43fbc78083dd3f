import SwiftUI
import Testing

private struct RefreshableListView: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
        NavigationStack {
            List(numbers, id: \.self) { Text("Number \($0)") }
                .navigationTitle("Numbers")
                .refreshable {
                    await Task.yield()
                    numbers.append(numbers.count + 1)
                }
        }
    }
}

extension Corpus {
    @Test func `a pull fetches more`() async throws {
        try await play("RefreshableList", RefreshableListView()) { play in
            try await play.refresh()
            try await play.refresh()
        }
    }
}

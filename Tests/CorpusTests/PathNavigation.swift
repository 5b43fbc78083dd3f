import SwiftUI
import Testing

private struct PathNavigationView: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Straight to three") { path = [1, 2, 3] }
                NavigationLink("One", value: 1)
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
                VStack {
                    NavigationLink("On to \(number + 1)", value: number + 1)
                    Button("To the root") { path.removeAll() }
                    Button("One back") { path.removeLast() }
                }
                .navigationTitle("Page \(number)")
            }
        }
    }
}

extension Corpus {
    @Test func `a path builds its pages and takes them away`() async throws {
        try await play("PathNavigation", PathNavigationView()) { play in
            try await play.press("Straight to three")
            try await play.press("One back")
            try await play.press("On to 3")
            try await play.press("To the root")
        }
    }
}

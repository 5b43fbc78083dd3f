import SwiftUI
import Testing

private enum LoadState {
    case loading
    case loaded([String])
    case failed
}

@MainActor
private final class NewsModel: ObservableObject {
    @Published var state = LoadState.loading
    private var attempts = 0

    func load() async {
        state = .loading
        attempts += 1
        await Task.yield()
        state = attempts == 1 ? .failed : .loaded(["First story", "Second story"])
    }
}

private struct NewsView: View {
    @StateObject private var model = NewsModel()

    var body: some View {
        NavigationStack {
            Group {
                switch model.state {
                case .loading: ProgressView("Loading")
                case .loaded(let stories): List(stories, id: \.self) { Text($0) }
                case .failed:
                    ContentUnavailableView {
                        Label("No news", systemImage: "wifi.slash")
                    } description: {
                        Text("The server did not answer.")
                    } actions: {
                        Button("Try again") { Task { await model.load() } }
                    }
                }
            }
            .navigationTitle("News")
            .task { await model.load() }
        }
    }
}

extension Corpus {
    @Test func `news that fail to load are tried again`() async throws {
        try await play("AsyncLoading", NewsView()) { play in
            try await play.press("Try again")
        }
    }
}

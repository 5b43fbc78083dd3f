import SwiftUI
import Testing
import ViperKit

/// Scenes of several languages in one program, as in a server for browsers.
@MainActor
@Suite struct SceneLanguageTests {
    @MainActor
    private final class Reader: ObservableObject {
        @Published var words = ""
        let tasks = SceneTasks()

        func read(_ news: AsyncStream<Int>) {
            tasks.observe(news, for: self) { reader, _ in
                reader.tasks.start(for: reader, { 1 }) { reader, _ in reader.words = String(localized: "Today") }
            }
        }
    }

    private struct ReaderView: View {
        @ObservedObject var reader: Reader
        let news: AsyncStream<Int>

        var body: some View { Text(reader.words).onAppear { reader.read(news) } }
    }

    @Test(arguments: [("de", "Heute"), ("ar", "اليوم"), ("en", "Today")])
    func `words that an observed change leads to are in the language of the scene`(
        _ language: String, _ words: String
    ) async {
        let (news, continuation) = AsyncStream.makeStream(of: Int.self)
        let reader = Reader()
        let host = SceneHost(locale: Locale(identifier: language)) { ReaderView(reader: reader, news: news) }
        await host.settle()
        continuation.yield(1)
        while reader.words.isEmpty { await Task.yield() }
        #expect(reader.words == words)
        host.close()
    }
}

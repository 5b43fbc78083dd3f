import PlainText
import SwiftUI
import TestPages
import Testing
import TextWeb

/// Tabs of several languages in one program.
@MainActor
struct LanguageTests {
    @Test(arguments: [
        ("de-AT,de;q=0.9,en;q=0.8", "de_AT"), ("en;q=0.5, de", "de"), ("fr, ar-EG;q=0.1", "ar_EG"), ("DE-at", "de_AT"),
        ("en-GB;q=0.900 , en-US;q=0.901", "en_US"), ("de;Q=0.1,en;q=0.", "de"), ("de-AT-1996", "de_AT"),
        ("de-XX, en", "de"), ("de-u-co-phonebk", "de"), ("de;q=0, en", "en"), ("de;q=0.3, *", nil),
        ("fr, *;q=0.5, de;q=0.1", nil), ("fr-FR", nil), ("", nil), (nil, nil),
    ])
    func `a browser is spoken to in the language that it likes best`(_ header: String?, _ expected: String?) {
        let locale = AcceptedLanguages(header).locale(among: ["en", "de", "ar"])
        #expect(locale?.identifier == expected)
    }

    @Test(arguments: [
        ";;;", ",,,", "=", "de;q=2", "de;q=-1", "de;q=", "de;q=0.1234", "de;q=1.001", "de;q=x", "de;level=1",
        "de;q=1;q=1",
        "de_AT", "-de", "de-", "d€", "\u{0}de", "german-language", "de at", "../de", "*-de",
        String(repeating: "fr,", count: 1_000) + "de",
    ])
    func `whatever is no wish is left out`(_ junk: String) {
        #expect(AcceptedLanguages(junk).locale(among: ["en", "de"]) == nil)
        #expect(AcceptedLanguages("en-GB,\(junk)").locale(among: ["en", "de"])?.identifier == "en_GB")
    }

    @MainActor
    private final class News: ObservableObject {
        @Published var count = 0
    }

    private struct NewsView: View {
        @ObservedObject var news: News
        @State private var said: [String] = []
        @State private var number = 1

        var body: some View {
            List {
                // Words that the program looks up, in a view, an action and a task that goes on.
                Text(verbatim: String(repeating: String(localized: "Today") + " ", count: news.count + 1))
                Text(1_234.5, format: .number)
                ForEach(said, id: \.self) { Text(verbatim: $0) }
                Button("Say") { say("pressed") }
                TextField("Number", value: $number, format: .number)
            }
            .refreshable {}
            .task {
                await Task.yield()
                say("begun")
                Task {
                    try? await Task.sleep(for: .milliseconds(5))
                    say("later")
                }
            }
        }

        private func say(_ occasion: String) { said.append("\(occasion): \(String(localized: "Today"))") }
    }

    private func session(_ language: String, _ news: News) async -> WebSession {
        let session = WebSession(WebVisit.place, app: "Settings", locale: Locale(identifier: language)) {
            NewsView(news: news)
        }
        await session.begin(at: "/")
        return session
    }

    private static let spoken = [
        "de-AT": ["Heute", "1.234,5", "Neu laden"], "ar": ["اليوم", "تحديث"],
        "en-GB": ["Today", "Refresh"],
    ]

    @Test func `two tabs speak a language each, whatever happens in between`() async throws {
        let news = News()
        var sessions: [(language: String, session: WebSession)] = []
        for language in Self.spoken.keys.sorted() { sessions.append((language, await session(language, news))) }
        let updates = sessions.map { $0.session.updates() }
        for (language, session) in sessions {
            let page = try WebPage(session.document)
            let key = try #require(page.elements.first { $0.control == .button })
            let form = try WebVisit.form([("token", "secret"), ("press", key.key)])
            _ = await session.answer(to: form)
            try expectOneLanguage(session, language)
        }
        news.count = 1
        for (updates, (language, _)) in zip(updates, sessions) {
            let words = try #require(Self.spoken[language]?.first)
            for await update in updates where update.contains("\(words) \(words)") { break }
        }
        for (language, session) in sessions { try expectOneLanguage(session, language) }
    }

    private func expectOneLanguage(_ session: WebSession, _ language: String) throws {
        let page = session.document
        for (other, words) in Self.spoken {
            for word in words { #expect(page.contains(word) == (other == language), "\(word) in \(language)") }
        }
        let root = try #require(try HTMLReader.read(page).first { $0.name == "html" })
        #expect(root["lang"] == language)
        #expect(root["dir"] == (language == "ar" ? "rtl" : "ltr"))
        #expect(page.contains("pressed: ") && page.contains("begun: "))
    }

    @Test func `a refusal is in the language of its tab`() async throws {
        var reasons: Set<String> = []
        for language in ["en", "de", "ar"] {
            let session = await session(language, News())
            let field = try #require(try WebPage(session.document).elements.first { $0.control == .text }?.field)
            _ = await session.answer(to: try WebVisit.form([("token", "secret"), (field, "many")]))
            reasons.insert(try #require(try WebPage(session.document).refusal))
            _ = await session.answer(to: try WebVisit.form([("token", "secret"), ("press", "gone")]))
            reasons.insert(try #require(try WebPage(session.document).refusal))
        }
        #expect(reasons.count == 6)
    }
}

import Foundation
import SwiftUI
import Testing

/// Keys that are names for words.
@MainActor @Suite struct DefaultWordsTests {
    @Test func `words stand where a name has no translation`() {
        let (name, count) = ("Ann", 3)
        #expect(String(localized: "greeting", defaultValue: "Hello, \(name)") == "Hello, Ann")
        #expect(String(localized: "visits", defaultValue: "\(count) visits", comment: "On Home") == "3 visits")
        let title = LocalizedStringResource("title", defaultValue: "100 % of \(name)")
        #expect(title.key == "title")
        #expect(SceneHost { Text(title) }.frame.text.contains("100 % of Ann"))
        #expect(title != LocalizedStringResource("title", defaultValue: "Other"))
    }

    @Test func `a translation has the values for its gaps`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let german = folder.appending(path: "de.lproj")
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"greeting\" = \"Guten Tag, %@!\";".utf8).write(to: german.appending(path: "Localizable.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        let words = String(
            localized: "greeting", defaultValue: "Hello, \("Ann")", bundle: bundle, locale: Locale(identifier: "de"))
        #expect(words == "Guten Tag, Ann!")
        let others = String(
            localized: "farewell", defaultValue: "Goodbye, \("Ann")", bundle: bundle, locale: Locale(identifier: "de"))
        #expect(others == "Goodbye, Ann")
    }

    @Test func `words with attributes have the marks of their key`() {
        let words = AttributedString(localized: "**\(2) visits** at [Oak](https://example.org)")
        #expect(String(words.characters) == "2 visits at Oak")
        #expect(words.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(words.runs.last?.link?.host() == "example.org")
        #expect(String(AttributedString(localized: "name", defaultValue: "~~\("Ann")~~").characters) == "Ann")
    }

    @Test func `opening a link says whether it was taken`() async throws {
        struct Screen: View {
            @Environment(\.openURL) private var openURL
            @State private var log = ""
            var body: some View {
                Text(log)
                Button("Site") {
                    guard let url = URL(string: "https://example.org") else { return }
                    openURL(url) { log += $0 ? "taken" : "dropped" }
                }
            }
        }
        let taking = SceneHost { Screen().environment(\.openURL, OpenURLAction { _ in .handled }) }
        try await taking.press("Site")
        #expect(taking.frame.text.contains("taken"))
        let dropping = SceneHost { Screen().environment(\.openURL, OpenURLAction { _ in .discarded }) }
        try await dropping.press("Site")
        #expect(dropping.frame.text.contains("dropped"))
    }
}

import SwiftUI
import Testing

private struct MarkdownTextView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("**Bold**, *italic* and `code`")
            Text("A " + "plain **string** stays as it is")
            Text("one ") + Text("two").bold() + Text(" three").italic()
            Text("A long line of words that has to be broken because it is wider than the screen is.")
            Text("cut off after the first line, which is too long for it")
                .lineLimit(1)
        }
    }
}

extension Corpus {
    @Test func `text is marked up, joined, wrapped and cut`() async throws {
        try await play("MarkdownText", MarkdownTextView()) { _ in }
    }
}

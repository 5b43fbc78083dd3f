import TextUI

/// A text of a megabyte in a window.
struct LongTextView: View {
    private static let text = (0..<19_000)
        .map { "Sentence \($0) is one of very many in a long text." }.joined(separator: " ")

    var body: some View {
        ScrollView {
            Text(verbatim: Self.text)
        }
    }
}

import SwiftUI
import Testing

private struct SearchableNamesView: View {
    private let names = ["Holly", "Josh", "Rhonda", "Ted", "Theodora"]
    @State private var text = ""

    private var results: [String] {
        text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
    }

    var body: some View {
        NavigationStack {
            List(results, id: \.self) { Text($0) }
                .overlay { if results.isEmpty { ContentUnavailableView.search(text: text) } }
                .navigationTitle("Contacts")
                .searchable(text: $text, prompt: "Look for someone")
        }
    }
}

extension Corpus {
    @Test func `a search shows what it finds, or that there is nothing`() async throws {
        try await play("SearchableNames", SearchableNamesView()) { play in
            try await play.find("ed")
            try await play.find("o")
            try await play.find("zz")
        }
    }
}

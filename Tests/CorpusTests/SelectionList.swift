import SwiftUI
import Testing

private struct SelectionListView: View {
    @State private var selection: Set<String> = []
    private let colours = ["Red", "Green", "Blue"]

    var body: some View {
        NavigationStack {
            List(colours, id: \.self, selection: $selection) { Text($0) }
                .navigationTitle("\(selection.count) selected")
                .toolbar { Button("None") { selection = [] }.disabled(selection.isEmpty) }
        }
    }
}

extension Corpus {
    @Test func `several rows are selected`() async throws {
        try await play("SelectionList", SelectionListView()) { play in
            try await play.press("Red")
            try await play.press("Blue")
            try await play.press("Red")
            try await play.press("None")
        }
    }
}

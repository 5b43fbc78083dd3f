import SwiftUI
import Testing

private struct FocusFieldsView: View {
    private enum Field: Hashable { case first, last }
    @State private var first = ""
    @State private var last = ""
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("First name", text: $first)
                .focused($focus, equals: .first)
                .onSubmit { focus = .last }
            TextField("Last name", text: $last)
                .focused($focus, equals: .last)
                .onSubmit { focus = nil }
            Text(focus.map { "Editing \($0 == .first ? "first" : "last")" } ?? "Not editing")
            Button("Begin") { focus = .first }
        }
    }
}

extension Corpus {
    @Test func `the focus goes from field to field`() async throws {
        try await play("FocusFields", FocusFieldsView()) { play in
            try await play.press("Begin")
            try await play.type("Ana")
            try await play.key("enter")
            try await play.type("Petrović")
            try await play.key("enter")
        }
    }
}

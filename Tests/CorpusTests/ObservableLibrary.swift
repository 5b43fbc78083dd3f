import SwiftUI
import Testing

@Observable
private final class Book: Identifiable {
    var title: String
    var isRead = false

    init(title: String) {
        self.title = title
    }
}

@Observable
private final class Library {
    var books = [Book(title: "Middlemarch"), Book(title: "Emma")]
    var unread: Int { books.filter { !$0.isRead }.count }
}

private struct LibraryView: View {
    @State private var library = Library()

    var body: some View {
        NavigationStack {
            List(library.books) { BookRow(book: $0) }
                .navigationTitle("\(library.unread) to read")
        }
    }
}

private struct BookRow: View {
    @Bindable var book: Book

    var body: some View {
        HStack {
            TextField("Title", text: $book.title)
            Toggle("Read", isOn: $book.isRead)
        }
    }
}

extension Corpus {
    @Test func `what is computed of observed objects follows them`() async throws {
        try await play("ObservableLibrary", LibraryView()) { play in
            try await play.press(2)
            try await play.set(3, "Persuasion")
            try await play.press(4)
        }
    }
}

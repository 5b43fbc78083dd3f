import SwiftUI
import Testing

private struct Note: Identifiable, Codable, Hashable {
    var id: Int
    var title: String
    var text: String
}

@Observable
private final class Notebook {
    var notes = [Note(id: 1, title: "Groceries", text: "Bread")]

    func add() -> Note {
        let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "New note", text: "")
        notes.append(note)
        return note
    }
}

private struct NotesView: View {
    @State private var notebook = Notebook()
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(notebook.notes) { note in
                    NavigationLink(value: note.id) {
                        VStack(alignment: .leading) {
                            Text(note.title).font(.headline)
                            Text(note.text.isEmpty ? "No text" : note.text).foregroundStyle(.secondary)
                        }
                    }
                    .swipeActions { Button("Remove", role: .destructive) { notebook.notes.removeAll { $0 == note } } }
                }
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Int.self) { id in
                if let index = notebook.notes.firstIndex(where: { $0.id == id }) {
                    NoteEditor(notebook: notebook, index: index)
                }
            }
            .toolbar { Button("New") { path.append(notebook.add().id) } }
        }
    }
}

private struct NoteEditor: View {
    @Bindable var notebook: Notebook
    let index: Int

    var body: some View {
        Form {
            TextField("Title", text: $notebook.notes[index].title)
            TextField("Text", text: $notebook.notes[index].text, axis: .vertical)
        }
        .navigationTitle(notebook.notes[index].title)
    }
}

extension Corpus {
    @Test func `a note is written, edited and removed`() async throws {
        try await play("NotesApp", NotesView()) { play in
            try await play.press("New")
            try await play.set("Title", "Ideas")
            try await play.set("Text", "A terminal front")
            try await play.back()
            try await play.action("Remove", "Groceries")
        }
    }
}

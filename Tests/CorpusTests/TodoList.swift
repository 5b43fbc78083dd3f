import SwiftUI
import Testing

private struct TodoItem: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
}

private struct TodoListView: View {
    @State private var items = [TodoItem(title: "Buy milk"), TodoItem(title: "Call Ana")]
    @State private var newTitle = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("New item", text: $newTitle).onSubmit(add)
                        Button("Add", action: add).disabled(newTitle.isEmpty)
                    }
                }
                Section("To do") {
                    ForEach($items) { $item in
                        Toggle(item.title, isOn: $item.isDone).strikethrough(item.isDone)
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .navigationTitle("Todo (\(items.filter { !$0.isDone }.count))")
        }
    }

    private func add() {
        items.append(TodoItem(title: newTitle))
        newTitle = ""
    }
}

extension Corpus {
    @Test func `a to-do list adds, ticks, moves and deletes`() async throws {
        try await play("TodoList", TodoListView()) { play in
            try await play.set("New item", "Water plants")
            try await play.press("Add")
            try await play.press("Buy milk")
            try await play.action("Move up", "Water plants")
            try await play.action("Delete", "Buy milk")
        }
    }
}

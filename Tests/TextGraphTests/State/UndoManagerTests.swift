import SwiftUI
import Testing

@MainActor @Suite struct UndoManagerTests {
    @MainActor final class Counter {
        var value = 0

        func set(_ new: Int, _ undo: UndoManager) {
            let old = value
            undo.registerUndo(withTarget: self) { $0.set(old, undo) }
            value = new
        }
    }

    @Test func `changes of one turn are taken back together and made again`() async {
        let (undo, counter) = (UndoManager(), Counter())
        counter.set(1, undo)
        counter.set(2, undo)
        undo.setActionName("Count")
        #expect(undo.canUndo && undo.undoMenuItemTitle == "Undo Count")
        undo.undo()
        #expect(counter.value == 0 && !undo.canUndo && undo.redoMenuItemTitle == "Redo Count")
        undo.redo()
        #expect(counter.value == 2 && undo.canUndo && !undo.canRedo)
    }

    @Test func `each turn is a group of its own, and a new change forgets what could be made again`() async {
        let (undo, counter) = (UndoManager(), Counter())
        for value in 1...3 {
            counter.set(value, undo)
            await Task.yield()
            await Task { @MainActor in }.value
        }
        undo.undo()
        #expect(counter.value == 2)
        counter.set(9, undo)
        #expect(!undo.canRedo)
        undo.undo()
        undo.undo()
        #expect(counter.value == 1)
    }

    @Test func `groups, levels and targets that are gone`() {
        let (undo, counter) = (UndoManager(), Counter())
        undo.groupsByEvent = false
        undo.levelsOfUndo = 2
        for value in 1...4 { counter.set(value, undo) }
        undo.undo()
        undo.undo()
        undo.undo()
        #expect(counter.value == 2)
        undo.removeAllActions()
        undo.beginUndoGrouping()
        counter.set(7, undo)
        counter.set(8, undo)
        undo.endUndoGrouping()
        undo.undo()
        #expect(counter.value == 2)
        undo.removeAllActions(withTarget: counter)
        #expect(!undo.canUndo && !undo.canRedo)
        undo.disableUndoRegistration()
        counter.set(3, undo)
        #expect(!undo.canUndo)
    }

    @Test func `a screen has one for its views`() async throws {
        struct Screen: View {
            final class Model: ObservableObject {
                @Published var text = "old"
            }
            @StateObject private var model = Model()
            @Environment(\.undoManager) private var undo
            @Environment(\.sizeCategory) private var size

            var body: some View {
                Text("\(model.text), \(size == .large ? "large" : "other")")
                Button("Change") {
                    undo?.registerUndo(withTarget: model) { $0.text = "old" }
                    model.text = "new"
                }
                Button("Undo") { undo?.undo() }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Change")
        #expect(host.frame.text.contains("new, large"))
        try await host.press("Undo")
        #expect(host.frame.text.contains("old, large"))
    }
}

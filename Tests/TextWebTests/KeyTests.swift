import PlainText
import SwiftUI
import TestPages
import Testing
import TextWeb

/// Keys of which views are told while the focus is in them.
@MainActor
struct KeyTests {
    @MainActor
    private final class Board: ObservableObject {
        @Published var told: [String] = []

        func note(_ words: String, _ result: KeyPress.Result = .handled) -> KeyPress.Result {
            told.append(words)
            return result
        }
    }

    private nonisolated static let names: [KeyEquivalent: String] = [
        .return: "enter", .space: "space", .escape: "escape", .downArrow: "down",
    ]

    private struct Places: View {
        @ObservedObject var board: Board
        @State private var text = ""
        @State private var isOn = true

        var body: some View {
            VStack {
                Text("Map").focusable()
                    .onKeyPress(.upArrow) { board.note("up") }
                    .onKeyPress(keys: [.tab, "s", .escape]) { board.note("\(name($0.key)) \($0.modifiers.rawValue)") }
                Text("Letters").focusable().onKeyPress(characters: .letters) { board.note("letter \($0.characters)") }
                Button("Save") { _ = board.note("saved") }.onKeyPress { board.note(name($0.key), .ignored) }
                TextField("Name", text: $text).onKeyPress(keys: [.return, .downArrow, .delete, .space, "x"]) {
                    board.note("\(name($0.key)) in \(text)")
                }
                Text("Off").focusable().onKeyPress(.home) { board.note("home") }.disabled(true)
                Text("Plain")
            }
        }

        private func name(_ key: KeyEquivalent) -> String { KeyTests.names[key] ?? String(key.character) }
    }

    private func visit(_ board: Board) async throws -> WebVisit { try await WebVisit { Places(board: board) } }

    private func node(_ label: String, in visit: WebVisit, isField: Bool = false) throws -> HTMLReader.Node {
        let id = (isField ? "v." : "") + (try visit.key(label))
        return try #require(try HTMLReader.read(visit.session.document).first { $0["id"] == id })
    }

    @Test func `a page names the keys that views take, and leaves tab and typing to the browser`() async throws {
        let visit = try await visit(Board())
        #expect(try node("Map", in: visit)["data-keys"] == "ArrowUp Escape S")
        #expect(try node("Letters", in: visit)["data-keys"] == "Characters")
        let all = try #require(try node("Save", in: visit)["data-keys"]?.split(separator: " "))
        #expect(Set(all).isSuperset(of: ["ArrowLeft", "Enter", "PageDown", "Space", "Delete", "Characters"]))
        #expect(!all.contains("Tab"))
        #expect(try node("Name", in: visit, isField: true)["data-keys"] == "ArrowDown Enter")
        #expect(try node("Off", in: visit)["data-keys"] == nil)
    }

    @Test func `the tab key reaches what is focusable, and no other words`() async throws {
        let visit = try await visit(Board())
        #expect(try node("Map", in: visit)["tabindex"] == "0")
        #expect(try node("Off", in: visit)["tabindex"] == nil)
        #expect(try node("Plain", in: visit)["tabindex"] == nil)
    }

    @Test func `a key goes to the views around what has the focus`() async throws {
        let board = Board()
        let visit = try await visit(board)
        let map = try visit.key("Map")
        for key in ["ArrowUp", "Shift+ArrowUp", "S", "Shift+S", "ArrowDown", "Nonsense", ""] {
            let update = try await visit.send(["key": key, "focus": map])
            #expect(update["focus"] == nil, "the browser has it there already")
        }
        #expect(board.told == ["up", "up", "s 0", "s 2"])
        board.told = []
        _ = try await visit.send(["key": "A", "focus": try visit.key("Letters")])
        _ = try await visit.send(["key": "1", "focus": try visit.key("Letters")])
        #expect(board.told == ["letter a"])
    }

    @Test func `a key that is ignored does what it does elsewhere`() async throws {
        let board = Board()
        let visit = try await visit(board)
        for key in ["Enter", "Space", "ArrowDown", "X"] {
            _ = try await visit.send(["key": key, "focus": try visit.key("Save")])
        }
        #expect(board.told == ["enter", "saved", "space", "saved", "down", "x"])
    }

    @Test func `a key in a field comes after what was typed there`() async throws {
        let board = Board()
        let visit = try await visit(board)
        let name = try visit.key("Name")
        _ = try await visit.send(["v.\(name)": "An", "key": "Enter", "focus": "v.\(name)"])
        #expect(board.told == ["enter in An"])
    }

    @Test func `escape goes back where the page has a way and the view ignores it`() async throws {
        let board = Board()
        let visit = try await WebVisit {
            NavigationStack {
                NavigationLink("On") {
                    Text("Deep").focusable().onKeyPress(.escape) { board.note("escape", .ignored) }
                        .navigationTitle("Second")
                }
                .navigationTitle("First")
            }
        }
        try await visit.post(["press": try visit.key("On")])
        _ = try await visit.send(["key": "Escape", "focus": try visit.key("Deep")])
        #expect(board.told == ["escape"])
        try await visit.post()
        #expect(visit.words.first == "heading First: ")
    }

    @Test func `a key at a place that is gone, or that takes none, reaches nobody`() async throws {
        let board = Board()
        let visit = try await visit(board)
        // The focus stays where it was, and so may not lead the key elsewhere.
        _ = try await visit.send(["key": "X", "focus": try visit.key("Save")])
        board.told = []
        for focus in ["gone", "", try visit.key("Plain"), try visit.key("Off")] {
            _ = try await visit.send(["key": "ArrowUp", "focus": focus])
            _ = try await visit.send(["key": "Home", "focus": focus])
        }
        #expect(board.told.isEmpty)
    }
}

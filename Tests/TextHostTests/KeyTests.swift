import SwiftUI
import Testing
import TextHost
import TextUITerminal

/// Keys by name, which go the way of a terminal's keys.
@MainActor
struct KeyTests {
    private struct Names: View {
        @State private var names = ["Ada", "Bo", "Cy", "Dov", "Eve"]
        @State private var amount = 1.0
        @State private var done = ""

        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name, value: name)
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    HStack {
                        Button("Left") { done = "left" }
                        Button("Right") { done = "right" }
                    }
                    Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
                    Text("done \(done), \(Int(amount))")
                }
                .navigationTitle("Names")
                .navigationDestination(for: String.self) { name in
                    VStack {
                        TextField("Note", text: .constant(""))
                        Button("Greet \(name)") {}
                    }
                    .navigationTitle(name)
                }
            }
        }
    }

    private let host = SceneHost(columns: 60, rows: 20, style: .screen) { Names() }

    private var focused: String? { host.frame.elements.first(where: \.isFocused)?.label }

    private func press(_ keys: String...) async throws {
        for key in keys { try await host.key(key) }
    }

    @Test func `a key that moves the focus brings the screen up to date once`() async throws {
        try await press("down")
        let flushes = host.graph.flushCount
        try await press("down")
        #expect(focused == "Bo")
        #expect(host.graph.flushCount == flushes + 1)
    }

    @Test func `arrows go to what stands there`() async throws {
        try await press("down")
        #expect(focused == "Ada")
        try await press("down", "down", "up")
        #expect(focused == "Bo")
        try await press("down", "down", "down", "down")
        #expect(focused == "Left")
        try await press("right")
        #expect(focused == "Right")
        try await press("up")
        #expect(focused == "Eve")
    }

    /// Thirty buttons of which eleven or twelve are in view.
    private struct Steps: View {
        var body: some View {
            ScrollView { VStack { ForEach(1..<31, id: \.self) { number in Button("Step \(number)") {} } } }
        }
    }

    @Test func `a page down never leads back, nor a page up on`() async throws {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Steps() }
        func step() -> Int? {
            host.frame.elements.first(where: \.isFocused).flatMap { Int($0.label.dropFirst("Step ".count)) }
        }
        try await host.key("down")
        for _ in 1..<23 { try await host.key("down") }
        #expect(step() == 23)
        var places = [23]
        for _ in 0..<4 where places.last != 30 {
            try await host.key("pagedown")
            places.append(try #require(step()))
        }
        #expect(places == places.sorted() && places.last == 30)
        for _ in 30..<38 { try await host.key("up") }
        #expect(step() == 22)
        places = [22]
        for _ in 0..<6 where places.last != 1 {
            try await host.key("pageup")
            places.append(try #require(step()))
        }
        #expect(places == places.sorted(by: >) && places.last == 1)
    }

    @Test func `a letter finds what begins with it, else says so`() async throws {
        try await press("d")
        #expect(focused == "Dov")
        try await press("e")
        #expect(focused == "Eve")
        let error = await #expect(throws: CommandError.self) { try await host.key("z") }
        #expect(error?.code == .noElement && error?.message == "nothing here begins with “z”")
        #expect(focused == "Eve")
    }

    @Test func `letters one after another stay where they were begun, as long as that begins with them`() {
        let host = SceneHost(columns: 60, rows: 12, style: .screen) {
            List {
                Button("Above") {}
                Button("Change") {}
                Button("Change password") {}
                Button("Choose a language") {}
            }
        }
        let keyboard = host.keyboard
        func type(_ letters: String) -> [String?] {
            letters.map { letter in
                keyboard.changed()
                keyboard.press(.character(letter))
                keyboard.seek()
                return keyboard.focused?.label
            }
        }
        keyboard.keepFocus()
        #expect(type("cha") == ["Change", "Change", "Change"])
        keyboard.press(TerminalKey(.escape))
        #expect(type("cha") == ["Change password", "Change", "Change"])
        keyboard.press(TerminalKey(.escape))
        #expect(type("change p").last == "Change password")
        keyboard.press(TerminalKey(.escape))
        #expect(type("c") == ["Choose a language"])
    }

    @Test func `the same letter again goes on to what begins with it next, where nothing begins with both`() {
        let host = SceneHost(columns: 60, rows: 8, style: .screen) {
            List {
                ForEach(["Above", "Messages", "My record", "Oasis", "Oolong"], id: \.self) { Button($0) {} }
                ForEach(1...20, id: \.self) { Button("Row \($0)") {} }
            }
        }
        let keyboard = host.keyboard
        func type(_ letters: String) -> [String?] {
            letters.map { letter in
                keyboard.changed()
                keyboard.press(.character(letter))
                keyboard.seek()
                keyboard.seekFurther()
                return keyboard.focused?.label
            }
        }
        keyboard.keepFocus()
        #expect(type("mmmm") == ["Messages", "My record", "Messages", "My record"])
        keyboard.press(TerminalKey(.escape))
        #expect(type("oo") == ["Oasis", "Oolong"], "that begins with both")
        keyboard.press(TerminalKey(.escape))
        for letter in "mM" {
            keyboard.changed()
            keyboard.press(.character(letter))
        }
        keyboard.seek()
        keyboard.seekFurther()
        #expect(keyboard.focused?.label == "My record", "as fast as they are typed")
    }

    @Test func `a sign behind letters is one of them only where something goes on with it`() {
        let host = SceneHost(columns: 60, rows: 8, style: .screen) {
            List {
                ForEach(["Above", "Robin", "Dr. Bo", "Dr. Cy"], id: \.self) { name in
                    Button(name) {}.swipeActions { Button("Archive \(name)") {} }
                }
            }
        }
        let keyboard = host.keyboard
        keyboard.keepFocus()
        for letter in "dr. c" {
            keyboard.changed()
            keyboard.press(.character(letter))
        }
        keyboard.seek()
        #expect(keyboard.focused?.label == "Dr. Cy")
        keyboard.press(TerminalKey(.escape))
        for letter in "robin." {
            keyboard.changed()
            keyboard.press(.character(letter))
        }
        keyboard.changed()
        #expect(keyboard.frame.elements.contains { $0.label == "Archive Robin" })
    }

    private struct Signs: View {
        private var rows: [String] {
            ["Ada", "● Bo", "! Cy", "✓ Dov", "“Eve”", "- 1. Fay", "Gus"] + (1...40).map { "● Row \($0)" } + ["▷ Zoe"]
        }

        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    Button(row) {}
                }
            }
        }
    }

    @Test(arguments: [
        ("b", "● Bo"), ("c", "! Cy"), ("d", "✓ Dov"), ("e", "“Eve”"), ("1", "- 1. Fay"), ("g", "Gus"), ("z", "▷ Zoe"),
    ])
    func `a letter finds what begins with it behind a sign`(_ key: String, _ row: String) async throws {
        let host = SceneHost(columns: 60, rows: 12, style: .screen) { Signs() }
        try await host.key("down")
        try await host.key(key)
        #expect(host.frame.elements.first(where: \.isFocused)?.label == row)
    }

    @Test func `words that cannot have the focus are not what a letter finds`() async throws {
        let host = SceneHost(columns: 60, rows: 8, style: .screen) {
            List {
                ForEach(0..<20) { number in Button("Row \(number)") {} }
                Text("Lipids")
                Button("LDL") {}
            }
        }
        await #expect(throws: CommandError.self) {
            try await host.key("l"); try await host.key("i")
        }
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "LDL")
    }

    private struct Country: View {
        @State private var country = 0

        var body: some View {
            List {
                Picker(
                    "Country, as it is written in the passport or on the card of whoever lives there",
                    selection: $country
                ) {
                    ForEach(0..<120) { Text("Land \($0)") }
                    Text("Zambia").tag(120)
                }
            }
        }
    }

    @Test func `a letter finds a choice beyond those in view, on a screen that is narrower than the title`()
        async throws
    {
        let host = SceneHost(columns: 40, rows: 12, style: .screen) { Country() }
        try await host.key("tab")
        try await host.key("enter")
        #expect(host.frame.text.contains("Country, as it is written"))
        #expect(host.frame.text.contains("card of whoever"))
        try await host.key("z")
        #expect(host.frame.elements.first(where: \.isFocused)?.label == "Zambia")
        try await host.key("enter")
        #expect(host.frame.elements.first { $0.label.hasPrefix("Country") }?.value == "Zambia")
    }

    @Test func `a page that comes has the focus, and the one below has it back where it was`() async throws {
        try await press("tab", "down", "down", "enter")
        #expect(host.frame.path == ["Names", "Cy"] && focused == "Note")
        try await press("tab")
        #expect(focused == "Greet Cy")
        try await press("escape")
        #expect(host.frame.path == ["Names"] && focused == "Cy")
    }

    @Test func `keys delete and move the row with the focus`() async throws {
        try await press("tab", "down", "deleteforward")
        #expect(host.frame.element("Bo") == nil && focused == "Cy")
        try await press("alt-up")
        #expect(host.frame.elements.map(\.label).prefix { $0 != "Left" }.suffix(4) == ["Cy", "Ada", "Dov", "Eve"])
    }

    @Test func `a slider takes the arrows and signs, and a number by return`() async throws {
        try await press("tab", "space")
        #expect(host.frame.path == ["Names", "Ada"])
        try await press("ctrl-b", "home", "up")
        try await host.press("Amount")
        try await press("right", "+", "-", "right")
        #expect(host.frame.text.contains("done , 3"))
        try await press("7", "enter")
        #expect(host.frame.text.contains("done , 7"))
        let error = await #expect(throws: CommandError.self) { try await press("9", "9", "enter") }
        #expect(error?.code == .badValue)
    }

    @Test(arguments: ["backspace", "ctrl-r", ".", "/", "escape"])
    func `a key that finds nothing to do says why`(_ key: String) async throws {
        try await press("tab", "down", "down", "down", "down", "down", "right")
        await #expect(throws: CommandError.self) { try await host.key(key) }
        #expect(focused == "Right")
    }

    @Test(arguments: ["hyper-x", "", "ctrl-", "f1"])
    func `what is no key is refused`(_ key: String) async throws {
        let error = await #expect(throws: CommandError.self) { try await host.key(key) }
        #expect(error?.code == .badCommand)
    }

    @Test func `what was deleted before a lock is not to be had behind it`() async throws {
        struct Page: View {
            @State private var text = "secret"
            @State private var isLocked = false

            var body: some View {
                VStack {
                    TextField("Note", text: $text)
                    Button("Leave") { isLocked = true }
                }
                .screenLock(isLocked) { Button("Unlock") { isLocked = false } }
            }
        }
        let host = SceneHost { Page() }
        func press(_ keys: String...) async throws {
            for key in keys { try await host.key(key) }
        }
        try await host.press("Note")
        try await press("ctrl-e", "ctrl-u", "ctrl-y", "ctrl-u")
        #expect(host.frame.element("Note")?.value == "")
        try await host.press("Leave")
        try await host.press("Unlock")
        try await host.press("Note")
        try await press("ctrl-y")
        #expect(host.frame.element("Note")?.value == "")
        try await press("a", "ctrl-u", "ctrl-y")
        #expect(host.frame.element("Note")?.value == "a")
    }

    private struct Form: View {
        @State private var note = ""
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Note", text: $note, axis: .vertical)
                TextField("Name", text: $name)
                Text("\(note.count) \(name)")
            }
        }
    }

    @Test func `keys that come together are one edit of the field, up to one that means something else`() async throws {
        let host = SceneHost(columns: 60, rows: 20, style: .screen) { Form() }
        try await host.press("Note")
        let text = String(repeating: "A line with 👩‍⚕️ in it, é and more.\n", count: 30)
        let keys = text.map { $0 == "\n" ? TerminalKey(.enter) : .character($0) }
        host.keyboard.changed()
        let flushes = host.graph.flushCount

        #expect(host.keyboard.type(keys + [TerminalKey(.tab), .character("B")]) == keys.count)

        #expect(host.graph.flushCount - flushes <= 2)
        #expect(host.frame.element("Note")?.value == text && keys.count > 900)
        try await host.press("Name")
        host.keyboard.changed()
        #expect(host.keyboard.type([.character("B"), .character("o"), TerminalKey(.enter), .character("x")]) == 2)
        #expect(host.frame.element("Name")?.value == "Bo")
    }
}

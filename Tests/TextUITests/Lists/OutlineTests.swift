import Testing

import SwiftUI
import TextUICore

private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?

    static let all = [
        Folder(id: "Home", inside: [Folder(id: "Notes", inside: [Folder(id: "today.txt")]), Folder(id: "a.txt")]),
        Folder(id: "readme.txt"),
    ]
}

@MainActor @Suite struct OutlineTests {
    @Test func `the branches of a list of a tree open one by one`() async throws {
        let host = SceneHost(columns: 30) { List(Folder.all, children: \.inside) { Text($0.id) } }
        #expect(host.frame.lines == ["▸ Home", "readme.txt"])
        try await host.press("Home")
        #expect(host.frame.lines == ["▾ Home", "  ▸ Notes", "  a.txt", "readme.txt"])
        try await host.press("Notes")
        #expect(host.frame.lines == ["▾ Home", "  ▾ Notes", "    today.txt", "  a.txt", "readme.txt"])
        try await host.press("Home")
        #expect(host.frame.lines == ["▸ Home", "readme.txt"])
    }

    @Test func `an outline stands in a stack as well`() async throws {
        let host = SceneHost(columns: 30) {
            VStack(alignment: .leading) { OutlineGroup(Folder.all, children: \.inside) { Text($0.id) } }
        }
        try await host.press("Home")
        #expect(host.frame.lines == ["▾ Home", "  ▸ Notes", "  a.txt", "readme.txt"])
    }

    @Test func `a row of a tree writes to its element`() async throws {
        struct Screen: View {
            struct Task: Identifiable {
                let id: String
                var isDone = false
                var parts: [Task]?
            }
            @State private var tasks = [Task(id: "Cook", parts: [Task(id: "Peel")])]

            var body: some View {
                Text("done: \(tasks[0].isDone), \(tasks[0].parts?[0].isDone == true)")
                List($tasks, children: \.parts) { $task in
                    if task.parts == nil { Toggle(task.id, isOn: $task.isDone) } else { Text(task.id) }
                }
            }
        }
        let host = SceneHost(columns: 30) { Screen() }
        try await host.press("Cook")
        try await host.press("Peel")
        #expect(host.frame.lines[0] == "done: false, true")
    }
}

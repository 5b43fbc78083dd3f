import Testing

import SwiftUI
import UniformTypeIdentifiers
import TextUICore

@MainActor @Suite struct DragTests {
    private struct Task: Codable, Transferable {
        let title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \Task.title)
        }
    }

    private struct Board: View {
        @State private var done: [String] = []
        @State private var words = ""
        @State private var links = 0
        var body: some View {
            VStack {
                Text("Wash up").draggable(Task(title: "Wash up"))
                Text("hello").draggable("hello") { Text("preview") }
                Text("Done: \(done.joined(separator: " "))").dropDestination(for: Task.self) { tasks, _ in
                    done += tasks.map(\.title)
                    return true
                }
                Text("Words: \(words)").dropDestination(for: String.self) { strings, _ in
                    words = strings.joined()
                    return true
                } isTargeted: { _ in
                }
                Text("Links: \(links)").dropDestination { (urls: [URL], _) in
                    links += urls.count
                    return true
                }
            }
        }
    }

    private func actions(of beginning: String, in host: SceneHost) -> [String]? {
        host.frame.elements.first { $0.label.hasPrefix(beginning) }?.actions
    }

    @Test func `what is dragged can be dropped where its type fits`() async throws {
        let host = SceneHost(style: .numbered) { Board() }
        #expect(actions(of: "Done:", in: host) == [])
        try await host.perform("Drag", on: "Wash up")
        #expect(actions(of: "Done:", in: host) == ["Drop"])
        #expect(actions(of: "Links: 0", in: host) == [])
        try await host.perform("Drop", on: "Done:")
        #expect(host.frame.text.contains("Done: Wash up"))
        #expect(actions(of: "Done: Wash up", in: host) == [])
    }

    @Test func `a value that cannot be had as it is comes in a form that it has`() async throws {
        let host = SceneHost { Board() }
        try await host.perform("Drag", on: "Wash up")
        try await host.perform("Drop", on: "Words:")
        #expect(host.frame.text.contains("Words: Wash up"))
        try await host.perform("Drag", on: "hello")
        #expect(actions(of: "Done:", in: host) == [])
        try await host.perform("Drop", on: "Words: Wash up")
        #expect(host.frame.text.contains("Words: hello"))
    }
}

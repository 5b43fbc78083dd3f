import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct InsertionTests {
    private struct Tasks: View {
        @State private var rows = ["Cook", "Wash up"]

        var body: some View {
            List {
                ForEach(rows, id: \.self) { Text($0) }
                    .onInsert(of: [.plainText]) { index, providers in
                        rows.insert("\(providers.count) new", at: index)
                    }
                Text("Shop").draggable("Shop")
                Text("File").draggable(Data([0]))
            }
        }
    }

    private struct Words: View {
        @State private var rows = ["one"]

        var body: some View {
            VStack {
                List {
                    ForEach(rows, id: \.self) { Text($0) }
                        .dropDestination(for: String.self) { words, index in
                            rows.insert(contentsOf: words, at: index)
                        }
                }
                Text("two").draggable("two")
            }
        }
    }

    private func actions(of label: String, in host: SceneHost) -> [String]? {
        host.frame.elements.first { $0.label == label }?.actions
    }

    @Test func `data is dropped between the rows of a list`() async throws {
        let host = SceneHost(style: .numbered) { Tasks() }
        #expect(actions(of: "Cook", in: host) == [])
        try await host.perform("Drag", on: "File")
        #expect(actions(of: "Cook", in: host) == [])
        try await host.perform("Drag", on: "Shop")
        #expect(actions(of: "Cook", in: host) == ["Drop above"])
        #expect(actions(of: "Wash up", in: host) == ["Drop above", "Drop below"])
        try await host.perform("Drop above", on: "Wash up")
        #expect(host.frame.elements.map(\.label).prefix(3) == ["Cook", "1 new", "Wash up"])
        #expect(actions(of: "Cook", in: host) == [])
    }

    @Test func `values are dropped below the last row`() async throws {
        let host = SceneHost(style: .numbered) { Words() }
        try await host.perform("Drag", on: "two")
        try await host.perform("Drop below", on: "one")
        #expect(host.frame.elements.map(\.label) == ["one", "two", "two"])
    }
}

import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct TableRowTests {
    private struct Fruit: Identifiable {
        let id: String
        var kinds: [Fruit]?
        var price: Int?
    }

    private struct Basket: View {
        @State private var fruits = [Fruit(id: "apple"), Fruit(id: "pear")]
        @State private var eaten = ""
        @State private var chosen: String?

        var body: some View {
            VStack {
                Text("eaten: \(eaten), chosen: \(chosen ?? "none")")
                Table(of: Fruit.self, selection: $chosen) {
                    TableColumn("Name") { Text($0.id) }
                } rows: {
                    ForEach(fruits) { fruit in
                        TableRow(fruit).draggable(fruit.id)
                    }
                    .dropDestination(for: String.self) { index, names in
                        fruits.insert(contentsOf: names.map { Fruit(id: "new \($0)") }, at: index)
                    }
                    TableRow(Fruit(id: "mouth")).selectionDisabled().dropDestination(for: String.self) {
                        eaten = $0.joined()
                    }
                    TableRow(Fruit(id: "fig")).itemProvider { NSItemProvider(object: "fig" as NSString) }
                }
            }
        }
    }

    private func actions(of label: String, in host: SceneHost) -> [String]? {
        host.frame.elements.first { $0.label == label }?.actions
    }

    @Test func `a row is dragged to another`() async throws {
        let host = SceneHost(columns: 80, style: .numbered) { Basket() }
        await host.settle()
        #expect(actions(of: "mouth", in: host)?.contains("Drop") != true)
        try await host.perform("Drag", on: "apple")
        try await host.perform("Drop", on: "mouth")
        #expect(host.frame.text.contains("eaten: apple"))
        try await host.perform("Drag", on: "fig")
        try await host.perform("Drop", on: "mouth")
        #expect(host.frame.text.contains("eaten: fig"))
    }

    @Test func `a row is dropped between others`() async throws {
        let host = SceneHost(columns: 80, style: .numbered) { Basket() }
        await host.settle()
        try await host.perform("Drag", on: "fig")
        try await host.perform("Drop above", on: "pear")
        let labels = host.frame.elements.map(\.label)
        #expect(labels.firstIndex(of: "new fig") == labels.firstIndex(of: "pear").map { $0 - 1 })
    }

    @Test func `a row that must not be chosen is not`() async throws {
        let host = SceneHost(columns: 80) { Basket() }
        try await host.press("pear")
        #expect(host.frame.text.contains("chosen: pear"))
        #expect(host.frame.element("mouth")?.isActionable == false)
    }

    @Test func `a tree is rows among others`() async throws {
        let host = SceneHost(columns: 80) {
            Table(of: Fruit.self) {
                TableColumn("Name") { Text($0.id) }
            } rows: {
                OutlineGroup([Fruit(id: "apple", kinds: [Fruit(id: "golden")])], children: \.kinds)
                TableRow(Fruit(id: "pear"))
            }
        }
        await host.settle()
        #expect(host.frame.text.contains("pear") && !host.frame.text.contains("golden"))
        try await host.press("apple")
        #expect(host.frame.text.contains("golden"))
    }

    private struct Prices: View {
        @State private var fruits = [Fruit(id: "apple", price: 2), Fruit(id: "pear"), Fruit(id: "fig", price: 1)]
        @State private var order: [KeyPathComparator<Fruit>] = []

        var body: some View {
            Table(fruits, sortOrder: $order) {
                TableColumn("Name", value: \.id, comparator: .localizedStandard)
                TableColumn(Text("Price"), value: \.price) { Text($0.price.map { "\($0) francs" } ?? "free") }
            }
            .onChange(of: order) { fruits.sort(using: order) }
        }
    }

    @Test func `rows are sorted by a value that some lack`() async throws {
        let host = SceneHost(columns: 80) { Prices() }
        try await host.press("Price")
        await host.settle()
        let labels = host.frame.elements.map(\.label)
        #expect(labels.suffix(6) == ["pear", "free", "fig", "1 francs", "apple", "2 francs"])
    }
}

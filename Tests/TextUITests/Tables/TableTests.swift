import SwiftUI
import Testing

@MainActor @Suite struct TableTests {
    struct Person: Identifiable {
        let id: Int
        var name: String
        var age: Int
    }

    static let people = [
        Person(id: 1, name: "Fern", age: 41), Person(id: 2, name: "Ash", age: 7), Person(id: 3, name: "Rowan", age: 63),
    ]

    @Test func `cells stand below the labels of their columns`() async {
        let host = SceneHost(columns: 60) {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }.width(48).alignment(.trailing)
            }
        }
        await host.settle()
        #expect(
            host.frame.lines.prefix(4).map { String($0.reversed().drop { $0 == " " }.reversed()) } == [
                "Name                                                     Age",
                "Fern                                                      41",
                "Ash                                                        7",
                "Rowan                                                     63",
            ])
    }

    @Test func `a column's label sorts, and sorts the other way round`() async throws {
        struct Screen: View {
            @State private var people = TableTests.people
            @State private var order = [KeyPathComparator(\Person.name)]

            var body: some View {
                Table(people, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                }
                .onChange(of: order) { people.sort(using: order) }
            }
        }
        func names(_ host: SceneHost) -> [String] {
            host.frame.elements.map(\.label).filter { ["Fern", "Ash", "Rowan"].contains($0) }
        }
        let host = SceneHost(columns: 60) { Screen() }
        try await host.press("Age")
        #expect(names(host) == ["Ash", "Fern", "Rowan"])
        #expect(host.frame.element("Age")?.value == "ascending")
        try await host.press("Age")
        #expect(names(host) == ["Rowan", "Fern", "Ash"])
        try await host.press("Name")
        #expect(names(host) == ["Ash", "Fern", "Rowan"])
    }

    @Test func `rows are chosen, and have menus`() async throws {
        struct Screen: View {
            @State private var chosen: Set<Int> = []
            @State private var done = ""

            var body: some View {
                Table(of: Person.self, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                } rows: {
                    TableRow(Person(id: 9, name: "First", age: 1))
                    ForEach(TableTests.people) { person in
                        TableRow(person).contextMenu { Button("Greet") { done = "Hello, \(person.name)" } }
                    }
                }
                Text("\(chosen.sorted().map(String.init).joined(separator: " ")); \(done)")
            }
        }
        let host = SceneHost(columns: 60, style: .numbered) { Screen() }
        try await host.press("First, 1")
        try await host.press("Ash, 7")
        try await host.perform("Greet", on: "Fern, 41")
        #expect(host.frame.text.contains("2 9; Hello, Fern"))
        func column(of word: String) -> Int? {
            host.frame.lines.lazy.compactMap { line in
                line.range(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
            }.first
        }
        #expect(column(of: "Name") == column(of: "Fern") && column(of: "Age") == column(of: "41"))
    }

    @Test func `where there is little room a row is its first column`() async {
        let host = SceneHost(columns: 40) {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }
        }
        await host.settle()
        #expect(host.frame.lines.prefix(3).map { $0.trimmingCharacters(in: .whitespaces) } == ["Fern", "Ash", "Rowan"])
    }

    @Test func `only the rows in view are made`() async {
        var made = 0
        let host = SceneHost(columns: 60, rows: 10, style: .screen) {
            Table((0..<100_000).map { Person(id: $0, name: "N\($0)", age: $0) }) {
                TableColumn("Name") { person in
                    made += 1
                    return Text(person.name)
                }
            }
        }
        await host.settle()
        #expect(host.frame.text.contains("N5") && made < 200)
    }
}

import SwiftUI
import TestPages
import Testing
import TextWeb

/// Tables are tables of HTML.
@MainActor
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        var town = ""
    }

    private static let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben", town: "Bern")]

    private func table(@ViewBuilder _ content: @escaping () -> some View) async throws -> HTMLReader.Node {
        let session = WebSession(WebVisit.place, app: "App", content: content)
        await session.begin(at: "/")
        return try #require(try HTMLReader.read(session.document).all("table").first)
    }

    /// The words of the cells, row by row.
    private func cells(_ part: HTMLReader.Node) -> [[String]] {
        part.all("tr").map { row in row.children.map(\.text) }
    }

    @Test func `columns have headers, and an empty cell stays in its column`() async throws {
        let table = try await table {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
                TableColumn("Number") { Text("\($0.id)") }
            }
        }
        let head = try #require(table.all("thead").first)
        #expect(cells(head) == [["Name", "Town", "Number"]])
        #expect(head.all("th").map { $0["scope"] } == ["col", "col", "col"])
        #expect(table.all("tbody").map(cells) == [[["Ann", "", "1"], ["Ben", "Bern", "2"]]])
    }

    @Test func `each section is a body, with its heading as the header of its rows`() async throws {
        let table = try await table {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
            } rows: {
                TableRow(Person(id: 3, name: "Cleo"))
                Section("Away") { ForEach(Self.people) }
                TableRow(Person(id: 4, name: "Dan"))
            }
        }
        #expect(
            table.all("tbody").map(cells) == [
                [["Cleo", ""]], [["Away"], ["Ann", ""], ["Ben", "Bern"]], [["Dan", ""]],
            ])
        #expect(table.all("tbody").compactMap { $0.all("th").first?["scope"] } == ["rowgroup"])
    }

    private struct Chosen: View {
        @State private var choice: Int?

        var body: some View {
            Table(TableTests.people, selection: $choice) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
                TableColumn("Number") { Text("\($0.id)") }
            }
        }
    }

    @Test func `the button of a row that is chosen stands in its first cell, and is named by all`() async throws {
        let visit = try await WebVisit { Chosen() }
        try await visit.post(["press": try visit.key("Ben, Bern, 2")])
        let table = try #require(try HTMLReader.read(visit.session.document).all("table").first)
        #expect(table.all("tbody").map(cells) == [[["Ann", "", "1"], ["Ben", "Bern", "2"]]])
        let buttons = table.all("button")
        #expect(buttons.map { $0["aria-label"] } == ["Ann, 1", "Ben, Bern, 2"])
        #expect(buttons.map { $0["aria-pressed"] } == ["false", "true"])
        #expect(buttons.map(\.text) == ["Ann", "Ben"])
    }

    private struct Sorted: View {
        @State private var order = [KeyPathComparator(\Person.name)]

        var body: some View {
            Table(sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Number", value: \.id) { Text("\($0.id)") }
            } rows: {
                ForEach(TableTests.people.sorted(using: order)) { TableRow($0) }
            }
        }
    }

    @Test func `a header that sorts is a button, and its cell says the order`() async throws {
        let visit = try await WebVisit { Sorted() }
        try await visit.post(["press": try visit.key("Name")])
        let table = try #require(try HTMLReader.read(visit.session.document).all("table").first)
        let headers = table.all("thead").flatMap { $0.all("th") }
        #expect(headers.map { $0["aria-sort"] } == ["descending", nil])
        #expect(headers.flatMap { $0.all("button") }.map(\.text) == ["Name↓", "Number"])
        #expect(headers.flatMap { $0.all("button") }.map { $0["aria-label"] } == [nil, nil])
        #expect(headers.first?.all("span").first { $0["aria-hidden"] == "true" }?.text == "↓")
        #expect(table.all("tbody").map(cells) == [[["Ben", "2"], ["Ann", "1"]]])
    }

    private struct Place: Identifiable {
        let id: String
        let count: Int
        var places: [Place]?
    }

    @Test func `a branch of a tree has its words in the cells of its columns, behind a triangle`() async throws {
        let places = [
            Place(id: "Bern", count: 3, places: [Place(id: "Thun", count: 1)]), Place(id: "Basel", count: 2),
        ]
        let visit = try await WebVisit {
            Table(places, children: \.places) {
                TableColumn("Town", value: \.id)
                TableColumn("People") { Text("\($0.count)") }
            }
        }
        try await visit.post(["press": try visit.key("Bern, 3")])
        let table = try #require(try HTMLReader.read(visit.session.document).all("table").first)
        #expect(table.all("tbody").map(cells) == [[["▾Bern", "3"], ["Thun", "1"], ["Basel", "2"]]])
        #expect(table.all("tbody").flatMap { $0.all("tr") }.map { $0["class"] } == [nil, "depth-1", nil])
        let buttons = table.all("button")
        #expect(buttons.map { $0["aria-label"] } == ["Bern, 3"])
        #expect(buttons.map { $0["aria-expanded"] } == ["true"])
    }
}

import SwiftUI
import TestPages
import Testing
import TextWeb

/// The rows that a page has around those that a browser shows.
@MainActor
struct ScrollTests {
    private struct Numbers: View {
        var body: some View {
            List(0..<10_000, id: \.self) { Text(verbatim: "Row \($0)") }
        }
    }

    private struct Verses: View {
        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<300, id: \.self) { Text(verbatim: "Row \($0)") }
                }
            }
        }
    }

    private func rows(_ page: WebPage) -> [Int] {
        page.elements.compactMap { $0.label.split(separator: " ").last.flatMap { Int($0) } }
    }

    /// Scrolls to the row with that number, as a browser asks that has come to it, and returns the page's rows.
    private func scroll(_ visit: WebVisit, to row: Int) async throws -> [Int] {
        let update = try await visit.send(["do": "scroll", "to": try visit.key("Row \(row)")])
        try visit.read()
        #expect(!update.changes.isEmpty)
        return rows(visit.page)
    }

    @Test func `rows come before they are in view, on both sides of those that are`() async throws {
        let visit = try await WebVisit { Numbers() }
        #expect(rows(visit.page) == Array(0..<60))
        let key = try visit.key("Row 45")
        #expect(try await scroll(visit, to: 45) == Array(15..<75))
        #expect(try visit.key("Row 45") == key, "what is in view stays what it is")
        #expect(try await scroll(visit, to: 70) == Array(40..<100))
        #expect(try await scroll(visit, to: 45) == Array(15..<75))
        #expect(try await scroll(visit, to: 20) == Array(0..<60))
    }

    @Test func `a step sends the rows that have come, and names those that stay`() async throws {
        let visit = try await WebVisit { Numbers() }
        let update = try await visit.send(["do": "scroll", "to": try visit.key("Row 45")])
        let list = try HTMLReader.read(update.changes.values.joined())
        #expect(list.all("p").map(\.text) == (60..<75).map { "Row \($0)" })
        #expect(list.all("ul").map { $0.children.count { $0.name == "template" } } == [45])
    }

    @Test func `all rows are reached, and none twice`() async throws {
        let visit = try await WebVisit { Numbers() }
        var seen = rows(visit.page)
        for _ in 0..<100 {
            let last = try #require(seen.last)
            let now = try await scroll(visit, to: last - 5)
            #expect(now.first.map { $0 <= last + 1 } == true, "no row is missing behind \(last)")
            seen += now.filter { $0 > last }
        }
        #expect(seen == Array(0..<2460))
    }

    @Test func `the end of the rows is the end`() async throws {
        let visit = try await WebVisit { Verses() }
        var last = 59
        for _ in 0..<20 where last < 299 { last = try await scroll(visit, to: last).last ?? 0 }
        #expect(last == 299)
        let update = try await visit.send(["do": "scroll", "to": try visit.key("Row 299")])
        #expect(update.changes.isEmpty)
    }

    @Test(arguments: ["", "gone", "v."])
    func `what is nowhere scrolls nothing`(_ id: String) async throws {
        let visit = try await WebVisit { Numbers() }
        #expect(try await visit.send(["do": "scroll", "to": id]).changes.isEmpty)
        #expect(try await visit.send(["do": "scroll"]).changes.isEmpty)
    }
}

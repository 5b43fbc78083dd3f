import Charts
import SwiftUI
import Testing

@MainActor @Suite struct SymbolSizeTests {
    private struct City: Identifiable {
        let id: String
        let place: Int
        let people: Double
    }

    private static let cities = [
        City(id: "Aue", place: 1, people: 1), City(id: "Bonn", place: 2, people: 30),
        City(id: "Kiel", place: 3, people: 100),
    ]

    private static func chart(of kind: Bool = false) -> some View {
        Chart(cities) { city in
            if kind {
                PointMark(x: .value("Place", city.place), y: .value("Level", 1)).symbolSize(by: .value("City", city.id))
            } else {
                PointMark(x: .value("Place", city.place), y: .value("Level", 1))
                    .symbolSize(by: .value("People", city.people))
            }
        }
    }

    private func signs(_ chart: some View) -> [Character] {
        let host = host(columns: 40, style: .plain) { chart.frame(height: 160) }
        return host.frame.text.filter { "·•●".contains($0) }
    }

    @Test func `signs grow between the areas of a range`() {
        #expect(signs(Self.chart().chartSymbolSizeScale(range: 4...100)) == ["·", "•", "●"].map(Character.init))
        #expect(signs(Self.chart().chartSymbolSizeScale(range: 50...100)) == Array("●●●"))
        #expect(signs(Self.chart().chartSymbolSizeScale(domain: 0...10000, range: 4...100)) == Array("···"))
    }

    @Test func `areas are those of a list, of a table or of a function`() {
        #expect(signs(Self.chart(of: true).chartSymbolSizeScale(range: [50, 20, 4])) == Array("●•·"))
        #expect(signs(Self.chart(of: true).chartSymbolSizeScale(["Aue": 50, "Bonn": 4, "Kiel": 4])) == Array("●··"))
        #expect(signs(Self.chart().chartSymbolSizeScale { (people: Double) in people > 50 ? 4 : 50 }) == Array("●●·"))
    }
}

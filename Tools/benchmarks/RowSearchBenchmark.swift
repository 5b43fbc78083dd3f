import TextUI

/// A letter more in the search of ten thousand rows; the baseline is the program's own filter.
@MainActor
enum RowSearchBenchmark {
    static func run() async throws -> Figure {
        let filter = SearchedView.Filter()
        let items = (0..<10_000).map { RowsView.Item(id: $0) }
        let host = SceneHost(style: .screen) { SearchedView(items: items, filter: filter) }
        await host.settle()
        var samples = Samples()
        var frame = host.frame
        for number in 0..<60 {
            try await samples.measure {
                try await host.find(text: "\(930 + number)")
                frame = host.frame
            }
            guard frame.text.contains("Row \(930 + number)"), frame.checksum == host.frameFromScratch().checksum else {
                throw BenchmarkError("no row \(930 + number) in:\n\(frame.text)")
            }
        }
        let baseline = filter.samples.median
        return Figure(
            name: "10,000 rows: a letter of a search, beside the filter alone", value: samples.median - baseline,
            samples: samples.nanoseconds.count, limit: 0.5, neighbour: "none", baseline: baseline,
            checksum: String(frame.checksum, radix: 16))
    }
}

import TextUI

/// Something that is measured in a process of its own, so that each has its own peak of memory.
enum Benchmark: String, CaseIterable {
    case counter
    case list10k = "list-10k"
    case list1M = "list-1m"
    case terminal
    case start

    @MainActor
    func run() async throws -> [Figure] {
        switch self {
        case .counter: try await CounterBenchmark.run()
        case .list10k: try await ListBenchmark(count: 10_000).run()
        case .list1M: try await ListBenchmark(count: 1_000_000).run()
        case .terminal: try TerminalBenchmark.run()
        case .start: try StartBenchmark.run()
        }
    }
}

/// A benchmark that did not show what it should have: its time means nothing.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

@MainActor
func expect(_ frame: Frame, _ words: String) throws {
    guard frame.text.contains(words) else { throw BenchmarkError("no \"\(words)\" in:\n\(frame.text)") }
}

@MainActor
func figure(_ name: String, _ samples: Samples, _ frame: Frame, limit: Double? = nil, baseline: Double? = nil)
    -> Figure
{
    Figure(
        name: name, value: samples.median, samples: samples.nanoseconds.count, limit: limit,
        baseline: baseline ?? PlainScreen(frame, columns: 80, rows: 24).median(),
        checksum: String(frame.checksum, radix: 16), peakMemory: Memory.peak)
}

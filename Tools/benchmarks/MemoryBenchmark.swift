import Foundation

/// The most memory that a program has had once its first screen stands at a terminal.
enum MemoryBenchmark {
    static func run() throws -> [Figure] {
        [
            try peak(of: .counter, "memory: counter", "Count: 0", limit: 18 * 1024, "SwiftTUI 20 MiB, bubbletea 3.3"),
            try peak(
                of: .header1M, "memory: 1,000,000 rows", "Row 5", limit: 40 * 1024, "TUIkit 83 MiB, bubbletea 184"),
        ]
    }

    private static func peak(
        of screen: Screen, _ name: String, _ words: String, limit: Double, _ neighbour: String
    ) throws -> Figure {
        let terminal = try PseudoTerminal(.screen(screen))
        defer { terminal.end() }
        guard let first = terminal.update(), String(decoding: first, as: UTF8.self).contains(words) else {
            throw BenchmarkError("\(name): no first screen")
        }
        return Figure(
            name: name, value: Double(Memory.peak(of: terminal.pid)), unit: .kibibytes, samples: 1, limit: limit,
            neighbour: neighbour, checksum: Checksum.hex(first))
    }
}

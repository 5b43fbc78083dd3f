import TextUI

/// Something that is measured in a process of its own, so that each has its own peak of memory.
enum Benchmark: Hashable {
    /// A screen's first frame and its change, in the process.
    case screen(Screen)
    /// The same from a key at a terminal.
    case key(Screen)
    case search
    case bytes
    case memory
    case start
    case apps

    static let all = Screen.allCases.flatMap { [screen($0), key($0)] } + [search, bytes, memory, start, apps]

    var name: String {
        switch self {
        case .screen(let screen): screen.rawValue
        case .key(let screen): "\(screen.rawValue)-key"
        case .search: "search"
        case .bytes: "bytes"
        case .memory: "memory"
        case .start: "start"
        case .apps: "apps"
        }
    }

    @MainActor
    func run() async throws -> [Figure] {
        switch self {
        case .screen(let screen):
            var figures: [Figure] = []
            if let first = screen.first {
                figures.append(try await screen.measured.first(limit: first.limit, samples: first.samples))
            }
            if let change = try await screen.measured.inProcess() { figures.append(change) }
            return figures
        case .key(let screen): return try KeyBenchmark(screen: screen).run()
        case .search: return [try await RowSearchBenchmark.run()]
        case .bytes: return [try BytesBenchmark.run()]
        case .memory: return try MemoryBenchmark.run()
        case .start: return try StartBenchmark.run()
        case .apps: return try await AppsBenchmark.run()
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

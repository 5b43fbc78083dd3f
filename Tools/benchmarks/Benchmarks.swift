import ArgumentParser
import Foundation

@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measures how fast the text front is; build it with -c release.")

    @Option(help: ArgumentHelp("Measure only these.", valueName: "name"))
    var only: [String] = []

    @Flag(help: "Print JSON in place of a table.")
    var json = false

    @Option(help: .hidden)
    var child: String?

    @MainActor
    func run() async throws {
        if let name = child {
            guard let benchmark = Benchmark(rawValue: name) else { throw BenchmarkError("no benchmark \(name)") }
            FileHandle.standardOutput.write(try JSONEncoder().encode(try await benchmark.run()))
            return
        }
        for b in Benchmark.allCases where only.isEmpty || only.contains(b.rawValue) {
            for f in try await b.run() { print(f.name, f.value, "base", f.baseline ?? 0, f.checksum ?? "", f.peakMemory ?? 0) }
        }
    }
}

import ArgumentParser
import Foundation

struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measures how fast the text front and the clinic are.",
        subcommands: [FrontBenchmarks.self, ClinicBenchmarks.self, ServedBenchmarks.self],
        defaultSubcommand: FrontBenchmarks.self)
}

struct FrontBenchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "front", abstract: "Measures how fast the text front is.",
        discussion: """
            Each benchmark runs in a process of its own and says what its last frame was. Ratios are against a \
            baseline of the same run, so that they can be compared across machines. Build with -c release.
            """)

    @Option(help: ArgumentHelp("Measure only this; may be given again.", valueName: "name"))
    var only: [Benchmark] = []

    @Flag(help: "Print JSON in place of a table.")
    var json = false

    @Flag(help: "Leave with status 1 when a figure is over its limit.")
    var check = false

    @Option(help: .hidden)
    var child: Benchmark?

    @MainActor
    func run() async throws {
        if let child {
            FileHandle.standardOutput.write(try JSONEncoder().encode(try await child.run()))
            return
        }
        var figures: [Figure] = []
        for benchmark in Benchmark.allCases where only.isEmpty || only.contains(benchmark) {
            figures += try Self.inChild(benchmark)
        }
        figures += Self.ratios(figures)
        print(json ? try Report.json(figures) : Report.table(figures))
        if check, figures.contains(where: { !$0.isWithinLimit }) { throw ExitCode.failure }
    }

    private static func inChild(_ benchmark: Benchmark) throws -> [Figure] {
        let (output, status) = try ChildProcess.output(["--child", benchmark.rawValue])
        guard status == 0 else { throw BenchmarkError("\(benchmark.rawValue) ended with status \(status)") }
        return try JSONDecoder().decode([Figure].self, from: output)
    }

    /// What a million rows take for each that ten thousand take.
    private static func ratios(_ figures: [Figure]) -> [Figure] {
        ["first frame", "one row changes", "jump to the end"].compactMap { work in
            guard let small = figures.first(where: { $0.name == "list of 10,000: \(work)" }),
                let large = figures.first(where: { $0.name == "list of 1,000,000: \(work)" })
            else { return nil }
            return Figure(
                name: "1,000,000 rows over 10,000: \(work)", value: large.value / small.value, unit: .times,
                samples: small.samples, limit: 1.2)
        }
    }
}

extension Benchmark: ExpressibleByArgument {}

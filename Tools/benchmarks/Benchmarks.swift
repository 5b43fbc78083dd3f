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

    @Option(
        help: ArgumentHelp(
            "Measure only what begins so, as counter or pages-50; may be given again.", valueName: "name"))
    var only: [String] = []

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
        var failed = false
        for benchmark in Benchmark.all where only.isEmpty || only.contains(where: { benchmark.name.hasPrefix($0) }) {
            do {
                figures += try Self.inChild(benchmark)
            } catch {
                // What the others have measured is not lost.
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                failed = true
            }
        }
        print(json ? try Report.json(figures) : Report.table(figures))
        if failed || check && figures.contains(where: { !$0.isWithinLimit }) { throw ExitCode.failure }
    }

    private static func inChild(_ benchmark: Benchmark) throws -> [Figure] {
        let (output, status) = try ChildProcess.output(["--child", benchmark.name])
        guard status == 0 else { throw BenchmarkError("\(benchmark.name) ended with status \(status)") }
        return try JSONDecoder().decode([Figure].self, from: output)
    }
}

extension Benchmark: ExpressibleByArgument {
    init?(argument: String) {
        guard let benchmark = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = benchmark
    }
}

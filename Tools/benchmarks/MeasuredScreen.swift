import TextUI

/// A screen whose change is measured: in this process, and from a key at a terminal to the last byte.
@MainActor
struct MeasuredScreen {
    /// How a step is made in this process.
    enum Step {
        /// By what the screen itself says, without waiting for anything.
        case state
        /// By what somebody does, until it has settled.
        case input(@MainActor (SceneHost) async throws -> Void)
        /// By a key at a terminal alone.
        case key
    }

    let name: String
    var columns = 80
    var rows = 24
    let content: @MainActor (Steps) -> AnyView
    /// What is done before the first step, unmeasured.
    var prepare: (@MainActor (SceneHost) async throws -> Void)?
    var step = Step.state
    /// How it is undone, where each step begins from the same screen.
    var undo: (@MainActor (SceneHost) async throws -> Void)?
    /// What a person types at a terminal for a step, and to undo it.
    var key = "\r"
    var undoKey: String?
    /// The words that are on the screen after so many steps, and were not before the last of them.
    let words: @MainActor (Int) -> String
    var samples = 200
    /// The most that a step may take, in milliseconds; and from whom that is.
    var limit: Limit?
    /// The same for the processor time of a key at a terminal.
    var terminalLimit: Limit?

    struct Limit {
        let milliseconds: Double
        /// Who is measured beside it, and what that takes.
        let neighbour: String

        init(_ milliseconds: Double, beside neighbour: String) {
            self.milliseconds = milliseconds
            self.neighbour = neighbour
        }
    }

    func host(_ steps: Steps = Steps()) -> SceneHost { host(of: content(steps)) }

    private func host(of view: AnyView) -> SceneHost {
        SceneHost(columns: columns, rows: rows, style: .screen) { view }
    }

    /// From a view, which has its data, to its first frame.
    func first(limit: Limit?, samples count: Int) async throws -> Figure {
        var samples = Samples()
        var frame = host().frame
        for _ in 0..<count {
            let view = content(Steps())
            var host: SceneHost?
            samples.measure {
                host = self.host(of: view)
                frame = host!.frame
            }
            guard frame.checksum == host!.frameFromScratch().checksum else {
                throw BenchmarkError("\(name): the first frame is not the one drawn from scratch")
            }
            await Task.yield()
        }
        return figure("\(name): first frame", samples, frame, limit)
    }

    /// A step in this process, until its frame is there.
    func inProcess() async throws -> Figure? {
        if case .key = step { return nil }
        let steps = Steps()
        let host = host(steps)
        await host.settle()
        try await prepare?(host)
        var samples = Samples()
        var frame = host.frame
        for number in 1...self.samples {
            let words = words(number)
            try expect(!frame.text.contains(words), "\"\(words)\" too early", frame.text)
            switch step {
            case .state:
                samples.measure {
                    steps.next()
                    frame = host.frame
                }
            case .input(let input):
                try await samples.measure {
                    try await input(host)
                    frame = host.frame
                }
            case .key: break
            }
            try expect(frame.text.contains(words), "no \"\(words)\"", frame.text)
            if number % 20 == 1 {
                try expect(frame.checksum == host.frameFromScratch().checksum, "not as from scratch", frame.text)
            }
            if let undo {
                try await undo(host)
                frame = host.frame
            }
            await Task.yield()
        }
        return figure(name, samples, frame, limit)
    }

    private func expect(_ isTrue: Bool, _ fault: String, _ text: String) throws {
        guard isTrue else { throw BenchmarkError("\(name): \(fault) in:\n\(text)") }
    }

    private func figure(_ name: String, _ samples: Samples, _ frame: Frame, _ limit: Limit?) -> Figure {
        Figure(
            name: name, value: samples.median, samples: samples.nanoseconds.count, limit: limit?.milliseconds,
            neighbour: limit?.neighbour, baseline: PlainScreen(frame, columns: columns, rows: rows).median(),
            checksum: String(frame.checksum, radix: 16), peakMemory: Memory.peak)
    }
}

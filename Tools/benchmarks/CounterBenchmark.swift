import TextUI

/// A number on the screen that becomes another.
@MainActor
enum CounterBenchmark {
    final class Handle {
        var count: Binding<Int>?
    }

    struct CounterView: View {
        @State private var count = 0
        var handle = Handle()

        var body: some View {
            VStack {
                Text(verbatim: "Count: \(count)").onAppear { handle.count = $count }
                HStack {
                    Button("Add one") { count += 1 }
                    Button("Take one away") { count -= 1 }
                }
            }
        }
    }

    static func run() async throws -> [Figure] {
        [try await write(), try await press()]
    }

    private static func write() async throws -> Figure {
        let handle = Handle()
        let host = SceneHost(style: .screen) { CounterView(handle: handle) }
        await host.settle()
        guard let count = handle.count else { throw BenchmarkError("the counter has not appeared") }
        var samples = Samples()
        var frame = host.frame
        for number in 1...3000 {
            samples.measure {
                count.wrappedValue = number
                frame = host.frame
            }
            try expect(frame, "Count: \(number)")
            await Task.yield()
        }
        return figure("counter: state write → frame", samples, frame, limit: 0.02)
    }

    private static func press() async throws -> Figure {
        let host = SceneHost(style: .screen) { CounterView() }
        await host.settle()
        var samples = Samples()
        var frame = host.frame
        for number in 1...1000 {
            try await samples.measure {
                try await host.press("Add one")
                frame = host.frame
            }
            try expect(frame, "Count: \(number)")
        }
        return figure("counter: press → settled frame", samples, frame)
    }
}

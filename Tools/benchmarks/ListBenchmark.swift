import Dispatch
import TextUI

/// A list of so many rows that nobody could look at all of them.
@MainActor
struct ListBenchmark {
    let count: Int

    struct Item: Identifiable {
        let id: Int
        var title: String { "Row \(id)" }
    }

    /// What a row shows and what may change of it.
    final class Marks: @unchecked Sendable {
        var row: Binding<Int>?
        var rows: Binding<[Int]>?
        var filter: UInt64 = 0
    }

    struct Row: View {
        let item: Item
        let marks: Marks
        @State private var mark = 0

        var body: some View {
            HStack {
                Text(item.title)
                Spacer()
                Text(verbatim: "\(mark)")
            }
            .onAppear { if item.id == 5 { marks.row = $mark } }
        }
    }

    struct Rows: View {
        let items: [Item]
        let marks: Marks
        @State private var text = ""

        private var found: [Item] {
            guard !text.isEmpty else { return items }
            let start = DispatchTime.now().uptimeNanoseconds
            defer { marks.filter = DispatchTime.now().uptimeNanoseconds - start }
            return items.filter { $0.title.contains(text) }
        }

        var body: some View {
            NavigationStack {
                List(found) { Row(item: $0, marks: marks) }
                    .navigationTitle("Rows")
                    .searchable(text: $text)
            }
        }
    }

    func run() async throws -> [Figure] {
        let items = (0..<count).map { Item(id: $0) }
        let peak = Memory.peak
        let name = count >= 1_000_000 ? "list of \(count / 1_000_000),000,000" : "list of \(count / 1000),000"
        var figures = [try await first(items, name), try await change(items, name), try await jump(items, name)]
        for index in figures.indices { figures[index].peakMemory = Memory.peak - peak }
        figures.append(
            Figure(
                name: "\(name): memory beside the data", value: Double(Memory.peak - peak), unit: .kibibytes,
                samples: 1,
                limit: Self.mostMemory, checksum: figures.last?.checksum))
        // What the program finds is a list of its own.
        figures.append(try await search(items, name))
        return figures
    }

    /// What a window needs, whatever is behind it; with what the libraries take when they are first used.
    private static let mostMemory = 12_288.0

    private func host(_ items: [Item], _ marks: Marks = Marks()) -> SceneHost {
        SceneHost(style: .screen) { Rows(items: items, marks: marks) }
    }

    private func first(_ items: [Item], _ name: String) async throws -> Figure {
        var samples = Samples()
        var frame = host(items).frame
        for _ in 0..<200 {
            var host: SceneHost?
            samples.measure {
                host = self.host(items)
                frame = host!.frame
            }
            try expect(frame, "Row 17")
            await Task.yield()
        }
        return figure("\(name): first frame", samples, frame, limit: count == 10_000 ? 1.5 : nil)
    }

    private func change(_ items: [Item], _ name: String) async throws -> Figure {
        let marks = Marks()
        let host = host(items, marks)
        await host.settle()
        guard let mark = marks.row else { throw BenchmarkError("row 5 has not appeared") }
        var samples = Samples()
        var frame = host.frame
        for number in 1...1000 {
            samples.measure {
                mark.wrappedValue = number
                frame = host.frame
            }
            try expect(frame, "\(number)")
            await Task.yield()
        }
        return figure("\(name): one row changes", samples, frame, limit: count == 10_000 ? 0.1 : nil)
    }

    private func jump(_ items: [Item], _ name: String) async throws -> Figure {
        let host = host(items)
        await host.settle()
        var samples = Samples()
        var frame = host.frame
        for _ in 0..<100 {
            try await host.key("home")
            try await samples.measure {
                try await host.key("end")
                frame = host.frame
            }
            try expect(frame, "Row \(count - 1)")
        }
        return figure("\(name): jump to the end", samples, frame)
    }

    private func search(_ items: [Item], _ name: String) async throws -> Figure {
        let marks = Marks()
        let host = host(items, marks)
        await host.settle()
        var samples = Samples()
        var filter = Samples()
        var frame = host.frame
        for number in 0..<9 {
            try await samples.measure {
                try await host.find(text: "\(990 + number)")
                frame = host.frame
            }
            filter.add(nanoseconds: marks.filter)
            try expect(frame, "Row \(990 + number)")
        }
        return figure("\(name): search (baseline: the filter alone)", samples, frame, baseline: filter.median)
    }
}

import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct DraftKeeperTests {
    private final class Shelf: Sendable {
        struct Full: Error {}

        @MainActor private(set) var kept: [Int] = []
        @MainActor var isFull = false

        @MainActor func put(_ number: Int) throws {
            if isFull { throw Full() }
            kept.append(number)
        }
    }

    private let shelf = Shelf()

    private func makeKeeper(pause: Duration = .seconds(3600)) -> DraftKeeper<Int> {
        DraftKeeper(pause: pause) { [shelf] in try await shelf.put($0) }
    }

    @Test func `the first change is kept at once, those that follow together`() async {
        let keeper = makeKeeper(pause: .milliseconds(50))
        keeper.change(to: 0)
        while shelf.kept.isEmpty { await Task.yield() }
        for number in 1...20 { keeper.change(to: number) }
        #expect(keeper.unkept == 20)
        while keeper.unkept != nil { await Task.yield() }
        #expect(shelf.kept == [0, 20])
    }

    @Test func `who goes on to another place has no pause`() async {
        let keeper = makeKeeper()
        for number in 0..<3 {
            keeper.change(to: number, in: "\(number)")
            while keeper.unkept != nil { await Task.yield() }
        }
        #expect(shelf.kept == [0, 1, 2])
    }

    @Test func `settling keeps what waits now`() async throws {
        let keeper = makeKeeper()
        keeper.change(to: 0)
        while keeper.unkept != nil { await Task.yield() }
        keeper.change(to: 1)
        try await keeper.settle().get()
        #expect(shelf.kept == [0, 1] && keeper.unkept == nil)
        try await keeper.settle().get()
        #expect(shelf.kept == [0, 1], "there is nothing to keep")
    }

    @Test func `what cannot be kept waits for the next change, or for settling`() async {
        let keeper = makeKeeper(pause: .zero)
        var failures = 0
        keeper.didKeep = { _, result in if case .failure = result { failures += 1 } }
        shelf.isFull = true
        keeper.change(to: 0)
        while failures == 0 { await Task.yield() }
        #expect(keeper.unkept == 0)
        await #expect(throws: Shelf.Full.self) { try await keeper.settle().get() }
        #expect(failures == 2)
        shelf.isFull = false
        await keeper.settle()
        #expect(shelf.kept == [0] && keeper.unkept == nil)
    }

    @Test func `it goes on when nobody holds it`() async {
        let probe = RetentionProbe()
        var keeper: DraftKeeper<Int>? = probe.watch(makeKeeper(pause: .milliseconds(20)))
        keeper?.change(to: 0)
        while shelf.kept.isEmpty { await Task.yield() }
        keeper?.change(to: 1)
        keeper = nil
        while shelf.kept.count < 2 { await Task.yield() }
        #expect(shelf.kept == [0, 1])
        while !probe.retained.isEmpty { await Task.yield() }
    }
}

import CombineFoundation
import Foundation
import OpenCombine
import OpenCombineDispatch
import Testing

@Suite struct SchedulerTests {
    @Test func `a run loop does at once, later and again what it is given`() {
        var done: [String] = []
        let loop = RunLoop.current
        let start = loop.now
        loop.schedule(after: start.advanced(by: .milliseconds(60))) { done.append("later") }
        var again = 0
        let repetition = loop.schedule(after: start.advanced(by: .milliseconds(10)), interval: .milliseconds(5)) {
            again += 1
        }
        loop.schedule { done.append("at once") }
        #expect(done.isEmpty)
        run { done.count == 2 && again > 2 }
        #expect(done == ["at once", "later"])
        #expect(start.distance(to: loop.now) >= .milliseconds(60))

        repetition.cancel()
        let count = again
        RunLoop.current.run(until: Date() + 0.03)
        #expect(again == count)
    }

    @Test func `another thread's order wakes a run loop`() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let subscription = subject.receive(on: RunLoop.current).sink { seen.append($0) }
        nonisolated(unsafe) let sender = subject
        Thread.detachNewThread { for number in 1...3 { sender.send(number) } }
        run { seen.count == 3 }
        #expect(seen == [1, 2, 3])
        subscription.cancel()
    }

    @Test func `a search waits until nobody types`() {
        let letters = PassthroughSubject<String, Never>()
        var searches: [String] = []
        let subscription = letters.debounce(for: .milliseconds(40), scheduler: RunLoop.current)
            .sink { searches.append($0) }
        for text in ["f", "fe", "fern"] { letters.send(text) }
        run { !searches.isEmpty }
        #expect(searches == ["fern"])
        subscription.cancel()
    }

    @Test func `an operation queue adds operations in turn`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let numbers = await withCheckedContinuation { answer in
            let subscription = Mutable<AnyCancellable?>(nil)
            subscription.value = (1...5).publisher.receive(on: queue)
                .map { number in OperationQueue.current === queue ? number : -number }
                .collect().sink {
                    subscription.value = nil
                    answer.resume(returning: $0)
                }
        }
        #expect(numbers == [1, 2, 3, 4, 5])
    }

    @Test func `an operation queue waits, and repeats until that is cancelled`() async throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let start = queue.now
        let later: OperationQueue.SchedulerTimeType = await withCheckedContinuation { answer in
            queue.schedule(after: start.advanced(by: 0.03)) { answer.resume(returning: queue.now) }
        }
        #expect(start.distance(to: later) >= 0.03)

        let count = Mutable(0)
        let repetition = Mutable<(any Cancellable)?>(nil)
        await withCheckedContinuation { answer in
            queue.addOperation {
                repetition.value = queue.schedule(after: queue.now, interval: .milliseconds(2)) {
                    count.value += 1
                    if count.value == 3 { answer.resume() }
                }
            }
        }
        repetition.value?.cancel()
        let counted = await after(.milliseconds(5), on: queue) { count.value }
        #expect(await after(.milliseconds(30), on: queue) { count.value } == counted)
    }

    private func after<Value: Sendable>(
        _ stride: OperationQueue.SchedulerTimeType.Stride, on queue: OperationQueue,
        _ read: @escaping @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { answer in
            queue.schedule(after: queue.now.advanced(by: stride)) { answer.resume(returning: read()) }
        }
    }

    @Test func `strides reckon in seconds`() {
        typealias Stride = RunLoop.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) == 2 && Stride.seconds(0.5) == 0.5)
        #expect(Stride.milliseconds(1500) == .microseconds(1_500_000))
        #expect(Stride.nanoseconds(5_000_000) == 0.005)
        #expect(Stride(2) * 3 - 1 == 5 && Stride(-3).magnitude == 3)
        #expect(Stride(exactly: 7) == 7)
        let date = OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 10))
        #expect(date.advanced(by: 5).date == Date(timeIntervalSince1970: 15))
    }
}

import Dispatch
import Foundation
import Synchronization

/// Threads of their own for what takes long and much memory on purpose. They give way to all others: a flood of it keeps
/// nothing else waiting.
final class HashingThreads: TaskExecutor {
    private static let count = 2

    private let line = Line()

    init() {
        for _ in 0..<Self.count {
            Thread.detachNewThread { [line, executor = asUnownedTaskExecutor()] in
                giveWay()
                while let job = line.next() { job.runSynchronously(on: executor) }
            }
        }
    }

    deinit { line.end(Self.count) }

    func enqueue(_ job: consuming ExecutorJob) { line.add(UnownedJob(job)) }

    /// The jobs that wait; nil ends one thread.
    private final class Line: Sendable {
        private let jobs = Mutex<[UnownedJob?]>([])
        private let count = DispatchSemaphore(value: 0)

        func add(_ job: UnownedJob?) {
            jobs.withLock { $0.append(job) }
            count.signal()
        }

        func end(_ threads: Int) { for _ in 0..<threads { add(nil) } }

        func next() -> UnownedJob? {
            count.wait()
            return jobs.withLock { $0.removeFirst() }
        }
    }
}

/// Makes the claim of the thread that calls it on the processor a third of others’: Linux has it by thread.
private func giveWay() {
    #if canImport(Glibc)
        setpriority(Int32(PRIO_PROCESS.rawValue), 0, 5)
    #endif
}

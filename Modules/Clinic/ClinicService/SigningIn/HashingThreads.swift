import Dispatch

/// Threads of their own for what takes long and much memory on purpose: a flood of it keeps nothing else waiting.
final class HashingThreads: TaskExecutor {
    private let queues = (0..<2).map { DispatchQueue(label: "clinic.hashing.\($0)", qos: .utility) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queues.randomElement()?.async { job.runSynchronously(on: executor) }
    }
}

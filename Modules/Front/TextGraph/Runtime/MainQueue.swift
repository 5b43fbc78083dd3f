import Dispatch

/// Goes on with a task on the main queue wherever it would on a thread of Swift's pool: after each await of a
/// continuation, even on the main actor. See `Countdown` for what a single use of the pool costs.
package final class MainQueue: TaskExecutor {
    package static let shared = MainQueue()

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A job that goes on on the main actor is there already, and needs no second turn. One that is on no actor
        // takes turns at its calls that may wait instead: the runtime has it leave the main actor for each.
        DispatchQueue.main.async {
            job.runSynchronously(
                isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: self.asUnownedTaskExecutor())
        }
    }
}

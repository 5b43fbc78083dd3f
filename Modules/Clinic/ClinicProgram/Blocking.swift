import Foundation
import Synchronization

/// Waits on the main thread for work that needs none of it. The run loop has not begun, so nothing else is kept waiting.
package func waiting<Result: Sendable>(for work: @escaping @Sendable () async throws -> Result) throws -> Result {
    let outcome = Mutex<Swift.Result<Result, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
        do {
            let result = try await work()
            outcome.withLock { $0 = .success(result) }
        } catch {
            outcome.withLock { $0 = .failure(error) }
        }
        isDone.signal()
    }
    isDone.wait()
    guard let outcome = outcome.withLock({ $0 }) else { preconditionFailure("the work ended without an outcome") }
    return try outcome.get()
}

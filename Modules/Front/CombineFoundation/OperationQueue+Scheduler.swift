import Dispatch
public import Foundation
public import OpenCombine

/// An operation queue adds what it is given as an operation, once its time has come.
extension OperationQueue: @retroactive Scheduler {
    /// The point in time, which a queue shares with `RunLoop`.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// The options of scheduling, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The present point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The least tolerance: none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an action to the queue as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds an action to the queue once a point in time has come.
    ///
    /// - Parameter tolerance: Has no effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + (date.date.timeIntervalSinceNow)) {
            self.addOperation { action() }
        }
    }

    /// Adds an action to the queue at a point in time, and again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource()
        timer.setEventHandler { self.addOperation { action() } }
        timer.schedule(
            deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        timer.activate()
        return AnyCancellable(timer.cancel)
    }
}

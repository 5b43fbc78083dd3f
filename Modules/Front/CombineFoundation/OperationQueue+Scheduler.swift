import Dispatch
public import Foundation
public import OpenCombine

/// An operation queue adds what it is given as an operation, once its time has come.
extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + (date.date.timeIntervalSinceNow)) {
            self.addOperation { action() }
        }
    }

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

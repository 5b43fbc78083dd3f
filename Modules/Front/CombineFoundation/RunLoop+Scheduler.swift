public import Foundation
public import OpenCombine

/// A run loop does what it is given in its default mode, and what is for later by a timer.
extension RunLoop: @retroactive Scheduler {
    /// The options of scheduling, of which there are none.
    public struct SchedulerOptions: Sendable {}

    /// The present point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The least tolerance: none.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action in the loop's default mode, at its next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    /// Performs an action in the loop's default mode once a point in time has come.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        begin(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, tolerance)
    }

    /// Performs an action at a point in time, and again after each interval, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        begin(timer, tolerance)
        return AnyCancellable(timer.invalidate)
    }

    /// On the loop itself, which wakes for it whoever asks.
    private func begin(_ timer: Timer, _ tolerance: SchedulerTimeType.Stride) {
        timer.tolerance = tolerance.timeInterval
        nonisolated(unsafe) let timer = timer
        perform { RunLoop.current.add(timer, forMode: .default) }
    }
}

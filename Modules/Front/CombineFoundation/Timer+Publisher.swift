public import Foundation
public import OpenCombine

extension Timer {
    /// Returns a publisher of the date, once each interval on a run loop, from `connect()` or `autoconnect()` on.
    ///
    /// - Parameter interval: The time between two dates, in seconds.
    /// - Parameter tolerance: The time by which a date may be late, in seconds; nil for the run loop's choice.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date, once each interval, to all its subscribers alike. As Foundation's
    /// `Timer.TimerPublisher`.
    public final class TimerPublisher: ConnectablePublisher {
        /// The element: the date at which the timer fired.
        public typealias Output = Date
        /// Never: a timer does not fail.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// The time by which a date may be late, in seconds; nil for the run loop's choice.
        public let tolerance: TimeInterval?
        /// The run loop that the timer fires on.
        public let runLoop: RunLoop
        /// The mode of the run loop in which the timer fires.
        public let mode: RunLoop.Mode
        /// The options of the run loop, of which there are none.
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

        /// Makes a publisher, which begins with `connect()`.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Hands each date to `subscriber` until it cancels. A date that it has not asked for is dropped.
        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Date, Target.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Begins to publish, until the result is cancelled.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let dates = dates
            nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: true) { _ in dates.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            let mode = mode
            runLoop.perform { RunLoop.current.add(timer, forMode: mode) }
            return AnyCancellable { timer.invalidate() }
        }
    }
}

public import Foundation
public import OpenCombine

extension Timer {
    /// A publisher of the date, every so many seconds on a run loop, from `connect()` or `autoconnect()` on.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the date, every so many seconds, to all its subscribers alike.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let dates = PassthroughSubject<Date, Never>()

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

        public func receive<Target: Subscriber>(subscriber: Target)
        where Target.Input == Date, Target.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

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

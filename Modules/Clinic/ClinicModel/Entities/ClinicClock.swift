import Foundation

/// The one clock of a program. Nothing in the clinic asks the system for the time but this.
package struct ClinicClock: Sendable {
    private let read: @Sendable () -> Date
    private let readSystem: @Sendable () -> Date

    /// A clock that is the system's, too: no other time is known beside it.
    package init(_ read: @escaping @Sendable () -> Date) {
        self.init(read, system: read)
    }

    package init(_ read: @escaping @Sendable () -> Date, system: @escaping @Sendable () -> Date) {
        self.read = read
        readSystem = system
    }

    /// The time in the clinic: what is over, too late or open yet goes by it.
    package var now: Date { read() }

    /// The system's time, whatever the clinic's clock was set to. Sessions and locks go by it, so that nobody ends a
    /// lock or lengthens a session by setting the clock.
    package var systemNow: Date { readSystem() }

    /// What the clinic's clock shows at an instant of the system's: people read one clock, whatever sessions go by.
    package func clinicTime(of instant: Date) -> Date {
        // Two readings of one clock differ a little.
        instant + (now.timeIntervalSince(systemNow)).rounded()
    }

    /// The system's time.
    package static let system = ClinicClock { Date() }

    /// A clock that shows `start` now and runs from there.
    package static func starting(at start: Date) -> ClinicClock {
        let origin = ContinuousClock.now
        let read: @Sendable () -> Date = {
            let (seconds, attoseconds) = (ContinuousClock.now - origin).components
            return start.addingTimeInterval(Double(seconds) + Double(attoseconds) / 1e18)
        }
        return ClinicClock(read, system: { Date() })
    }

    /// A clock that stands still.
    package static func fixed(_ instant: Date) -> ClinicClock {
        ClinicClock { instant }
    }

    /// This clock, standing still.
    package var stopped: ClinicClock {
        let (now, systemNow) = (now, systemNow)
        return ClinicClock({ now }, system: { systemNow })
    }
}

import Foundation

/// The one clock of a program. Nothing in the clinic asks the system for the time but this.
package struct ClinicClock: Sendable {
    private let read: @Sendable () -> Date

    package init(_ read: @escaping @Sendable () -> Date) {
        self.read = read
    }

    package var now: Date { read() }

    /// The system's time.
    package static let system = ClinicClock { Date() }

    /// A clock that shows `start` now and runs from there.
    package static func starting(at start: Date) -> ClinicClock {
        let origin = ContinuousClock.now
        return ClinicClock {
            let (seconds, attoseconds) = (ContinuousClock.now - origin).components
            return start.addingTimeInterval(Double(seconds) + Double(attoseconds) / 1e18)
        }
    }

    /// A clock that stands still.
    package static func fixed(_ instant: Date) -> ClinicClock {
        ClinicClock { instant }
    }
}

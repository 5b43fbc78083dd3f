import ClinicModel
import Foundation
import Synchronization

/// A clock that a test moves.
package final class TestClock: Sendable {
    private let instant: Mutex<Date>

    package init(_ start: Date) {
        instant = Mutex(start)
    }

    package var clock: ClinicClock { ClinicClock { self.now } }

    package var now: Date {
        get { instant.withLock { $0 } }
        set { instant.withLock { $0 = newValue } }
    }

    package func advance(by seconds: TimeInterval) {
        instant.withLock { $0 += seconds }
    }
}

extension Date {
    /// An instant such as `2026-11-24T09:20:00Z`.
    package init(_ text: String) throws {
        self = try Date.ISO8601FormatStyle().parse(text)
    }
}

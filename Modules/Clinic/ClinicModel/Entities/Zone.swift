import Foundation
import Synchronization

/// A time zone under the name that it was given, which is what is stored and printed. `TimeZone` gives some of them
/// others: UTC is GMT there.
package struct Zone: Hashable, Sendable, CodedAsText {
    package static let utc = Zone(name: "UTC", timeZone: .gmt)

    /// Such as `Europe/Zurich`.
    package let name: String
    package let timeZone: TimeZone

    /// Nil if there is no zone of that name.
    package init?(_ name: String) {
        guard let zone = Self.named(name) else { return nil }
        self = zone
    }

    private init(name: String, timeZone: TimeZone) {
        self.name = name
        self.timeZone = timeZone
    }

    package var description: String { name }

    /// Those that have been asked for: a program meets few, in row after row, and Foundation takes as long to find one as
    /// a row to be read.
    private static let known = Mutex<[String: Zone]>([:])

    private static func named(_ name: String) -> Zone? {
        if let zone = known.withLock({ $0[name] }) { return zone }
        guard let timeZone = TimeZone(identifier: name) else { return nil }
        let zone = Zone(name: name, timeZone: timeZone)
        known.withLock { $0[name] = zone }
        return zone
    }
}

extension CalendarDate {
    /// The day that it is at `instant` in `zone`.
    package init(of instant: Date, in zone: Zone) {
        self.init(of: instant, in: zone.timeZone)
    }
}

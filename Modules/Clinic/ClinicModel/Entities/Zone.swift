import Foundation
import Synchronization

/// A time zone under the name that it was given, which is what is stored and printed. `TimeZone` gives some of them
/// others: UTC is GMT there.
package struct Zone: Hashable, Sendable, CodedAsText {
    package static let utc = Zone(name: "UTC", timeZone: .gmt)

    /// The program's own.
    package static var current: Zone {
        let name = TimeZone.current.identifier
        return name == TimeZone.gmt.identifier ? .utc : Zone(name) ?? .utc
    }

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

    /// Where its clocks hang, such as `New York`.
    package var place: String { (name.split(separator: "/").last.map(String.init) ?? name).replacing("_", with: " ") }

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

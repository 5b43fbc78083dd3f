import Foundation

/// A time zone under the name that it was given, which is what is stored and printed. `TimeZone` gives some of them
/// others: UTC is GMT there.
package struct Zone: Hashable, Sendable, CodedAsText {
    package static let utc = Zone(name: "UTC", timeZone: .gmt)

    /// Such as `Europe/Zurich`.
    package let name: String
    package let timeZone: TimeZone

    /// Nil if there is no zone of that name.
    package init?(_ name: String) {
        guard let timeZone = TimeZone(identifier: name) else { return nil }
        self.init(name: name, timeZone: timeZone)
    }

    private init(name: String, timeZone: TimeZone) {
        self.name = name
        self.timeZone = timeZone
    }

    package var description: String { name }
}

extension CalendarDate {
    /// The day that it is at `instant` in `zone`.
    package init(of instant: Date, in zone: Zone) {
        self.init(of: instant, in: zone.timeZone)
    }
}

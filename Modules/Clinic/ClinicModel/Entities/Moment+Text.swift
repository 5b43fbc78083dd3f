import Foundation

extension Moment: CustomStringConvertible {
    package var description: String { words.description }

    /// Such as `Tue 24 Nov 2026, 09:20`.
    package var words: Phrase { "\(day), \(time)" }

    /// Such as `Tue 24 Nov 2026`.
    package var day: Phrase { CalendarDate(of: instant, in: zone).words }

    /// Such as `09:20`.
    package var time: String {
        let seconds = Int(instant.timeIntervalSince1970) + zone.timeZone.secondsFromGMT(for: instant)
        return WallTime(minutes: (seconds % 86400 + 86400) % 86400 / 60).description
    }

    /// Where the clock hangs that shows it, such as `New York`; nil where clocks in `zone` show the same.
    package func place(seenFrom zone: Zone) -> String? {
        self.zone.name == zone.name || offset == Moment(instant, in: zone).offset ? nil : self.zone.place
    }

    /// What the clock is ahead of UTC, in seconds.
    package var offset: Int { zone.timeZone.secondsFromGMT(for: instant) }

    /// The same as one writes it, such as `UTC+2` or `UTC−3:30`.
    package var offsetText: String {
        let minutes = abs(offset) / 60
        let hours = "UTC\(offset < 0 ? "−" : "+")\(minutes / 60)"
        return minutes % 60 == 0 ? hours : "\(hours):\(padded(minutes % 60, to: 2))"
    }
}

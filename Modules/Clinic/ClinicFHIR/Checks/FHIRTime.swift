import ClinicModel
import Foundation

/// The dates and times of FHIR as text.
package enum FHIRTime {
    /// The instant that an `instant` says: a day, a time to the second or finer, and a zone.
    package static func instant(_ text: String) -> Date? {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let date = CalendarDate(String(parts[0])), date.year > 0 else { return nil }
        guard let (seconds, offset) = time(parts[1]) else { return nil }
        return Date(timeIntervalSince1970: Double(date.dayNumber * 86400 - offset) + seconds)
    }

    /// The first instant of a `dateTime`: a year, a month or a day begins at midnight UTC.
    package static func dateTime(_ text: String) -> Date? {
        stated(text)?.beginning
    }

    /// A `dateTime`, as exactly as it says.
    package static func stated(_ text: String) -> DateTime? {
        if text.contains("T") { return instant(text).map(DateTime.instant) }
        guard let date = PartialDate(text), date.year > 0 else { return nil }
        return .date(date)
    }

    /// When a `dateTime` that ends something is over: a year, a month or a day ends with the last of it.
    package static func endOfDateTime(_ text: String) -> Date? {
        stated(text)?.end
    }

    package static func text(_ dateTime: DateTime) -> String {
        switch dateTime {
        case .instant(let instant): text(instant)
        case .date(let date): date.description
        }
    }

    /// The `instant` in UTC, with milliseconds where there are any.
    package static func text(_ instant: Date) -> String {
        let milliseconds = Int((instant.timeIntervalSince1970 * 1000).rounded())
        let (day, rest) = floorDivided(milliseconds, by: 86_400_000)
        let fraction = rest % 1000 == 0 ? "" : "." + padded(rest % 1000, 3)
        let seconds = rest / 1000
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
        return "\(CalendarDate(dayNumber: day))T\(time)\(fraction)Z"
    }

    /// Seconds after midnight and the zone's offset in seconds, of text such as `09:30:00.5+01:00`.
    private static func time(_ text: Substring) -> (seconds: Double, offset: Int)? {
        guard let zone = text.firstIndex(where: { "Z+-".contains($0) }), let offset = offset(text[zone...]),
            let (hour, minute) = hourAndMinute(text.prefix(5)), hour < 24
        else { return nil }
        let seconds = text[..<zone].dropFirst(5)
        guard seconds.first == ":", let second = second(seconds.dropFirst()) else { return nil }
        return (Double(hour * 3600 + minute * 60) + second, offset)
    }

    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" { return 0 }
        guard let (hours, minutes) = hourAndMinute(text.dropFirst()), hours * 60 + minutes <= 14 * 60 else {
            return nil
        }
        return (hours * 3600 + minutes * 60) * (text.first == "-" ? -1 : 1)
    }

    private static func hourAndMinute(_ text: Substring) -> (Int, Int)? {
        guard text.utf8.count == 5, text.dropFirst(2).first == ":", let hour = digits(text.prefix(2)),
            let minute = digits(text.suffix(2)), minute < 60
        else { return nil }
        return (hour, minute)
    }

    private static func second(_ text: Substring) -> Double? {
        guard let whole = digits(text.prefix(2)), whole <= 60, text.prefix(2).utf8.count == 2 else { return nil }
        let fraction = text.dropFirst(2)
        if fraction.isEmpty { return Double(whole) }
        guard fraction.first == ".", digits(fraction.dropFirst().prefix(9)) != nil,
            fraction.dropFirst().utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        return Double(text)
    }

    private static func digits(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}

func floorDivided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

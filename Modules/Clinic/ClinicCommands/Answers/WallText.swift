import ClinicModel
import Foundation

/// A time as `--at` takes it, such as `2026-11-24T09:20`.
enum WallText {
    static func of(_ instant: Date, in zoneName: String) -> String {
        let zone = TimeZone(identifier: zoneName) ?? .gmt
        let seconds = Int(instant.timeIntervalSince1970) + zone.secondsFromGMT(for: instant)
        let time = WallTime(minutes: (seconds % 86400 + 86400) % 86400 / 60)
        return "\(CalendarDate(of: instant, in: zone))T\(time)"
    }
}

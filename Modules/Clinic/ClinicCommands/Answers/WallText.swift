import ClinicModel
import Foundation

/// A time as `--at` takes it, such as `2026-11-24T09:20`.
enum WallText {
    static func of(_ instant: Date, in zone: Zone) -> String {
        "\(CalendarDate(of: instant, in: zone))T\(Moment(instant, in: zone).time)"
    }
}

import ClinicModel
import Foundation
import SwiftUI

extension AppointmentSummary {
    /// Such as `Tue 24 Nov 2026`.
    var dayText: String {
        appointment.start.map { Moment($0, in: zone).day.localized } ?? String(localized: "No day yet")
    }

    /// Such as `09:20–09:40`, or `09:20–09:40 (New York)` where the clocks of whoever reads it show another time.
    var timesText: String { Moment.times(from: appointment.start, to: appointment.end, in: zone, at: place) }

    /// Another instant by the same clocks, such as `Mon 23 Nov 2026, 09:20`.
    func text(of instant: Date) -> String {
        let words = Moment(instant, in: zone).words.localized
        return place.map { "\(words) (\($0))" } ?? words
    }

    /// Such as `Tue 24 Nov 2026, 09:20–09:40`.
    package var whenText: String {
        appointment.start == nil ? String(localized: "No time yet") : String(localized: "\(dayText), \(timesText)")
    }
}

import ClinicModel
import Foundation
import SwiftUI

extension AppointmentSummary {
    /// Such as `Tue 24 Nov 2026`.
    var dayText: String {
        appointment.start.map { Moment($0, in: zone).day.localized } ?? String(localized: "No day yet")
    }

    /// Such as `09:20–09:40`.
    var timesText: String { Moment.times(from: appointment.start, to: appointment.end, in: zone) }

    /// Such as `Tue 24 Nov 2026, 09:20–09:40`.
    package var whenText: String {
        appointment.start == nil ? String(localized: "No time yet") : String(localized: "\(dayText), \(timesText)")
    }
}

import ClinicModel
import Foundation
import SwiftUI

extension OpenSlot {
    var dayText: String { Moment(slot.start, in: zone).day.localized }
    /// Such as `09:20–09:40`, or `09:20–09:40 (New York)` where the clocks of whoever reads it show another time.
    var timesText: String { Moment.times(from: slot.start, to: slot.end, in: zone, at: place) }
    var whenText: String { String(localized: "\(dayText), \(timesText)") }

    /// The day in the schedule's zone.
    var date: CalendarDate { CalendarDate(of: slot.start, in: zone) }
}

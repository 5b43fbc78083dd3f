import ClinicModel
import Foundation
import SwiftUI

extension OpenSlot {
    var dayText: String { Moment(slot.start, in: zone).day.localized }
    var timesText: String { Moment.times(from: slot.start, to: slot.end, in: zone) }
    var whenText: String { String(localized: "\(dayText), \(timesText)") }

    /// The day in the schedule's zone.
    var date: CalendarDate { CalendarDate(of: slot.start, in: zone) }
}

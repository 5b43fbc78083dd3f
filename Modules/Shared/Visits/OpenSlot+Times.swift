import ClinicModel
import Foundation
import SwiftUI

extension OpenSlot {
    var dayText: String { Moment(slot.start, in: zone).day.localized }
    var timesText: String { Moment.times(from: slot.start, to: slot.end, in: zone) }
    /// The times, and where the clocks hang that show them, where those in `zone` show others.
    func timesText(seenFrom zone: Zone) -> String {
        Moment(slot.start, in: self.zone).place(seenFrom: zone).map { "\(timesText) (\($0))" } ?? timesText
    }
    var whenText: String { String(localized: "\(dayText), \(timesText)") }

    /// The day in the schedule's zone.
    var date: CalendarDate { CalendarDate(of: slot.start, in: zone) }
}

import ClinicModel
import Foundation

extension OpenSlot {
    var dayText: String { Moment(slot.start, in: timeZoneName).day }
    var timesText: String { Moment.times(from: slot.start, to: slot.end, in: timeZoneName) }
    var whenText: String { "\(dayText), \(timesText)" }

    /// The day in the schedule's zone.
    var date: CalendarDate { CalendarDate(of: slot.start, in: TimeZone(identifier: timeZoneName) ?? .gmt) }
}

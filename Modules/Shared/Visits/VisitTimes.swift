import ClinicModel
import Foundation

extension AppointmentSummary {
    /// Such as `Tue 24 Nov 2026`.
    var dayText: String { appointment.start.map { Moment($0, in: timeZoneName).day } ?? "No day yet" }

    /// Such as `09:20–09:40`.
    var timesText: String { timesOfDay(appointment.start, appointment.end, in: timeZoneName) }

    /// Such as `Tue 24 Nov 2026, 09:20–09:40`.
    var whenText: String { appointment.start == nil ? "No time yet" : "\(dayText), \(timesText)" }
}

extension OpenSlot {
    var dayText: String { Moment(slot.start, in: timeZoneName).day }
    var timesText: String { timesOfDay(slot.start, slot.end, in: timeZoneName) }
    var whenText: String { "\(dayText), \(timesText)" }

    /// The day in the schedule's zone.
    var date: CalendarDate { CalendarDate(of: slot.start, in: TimeZone(identifier: timeZoneName) ?? .gmt) }
}

private func timesOfDay(_ start: Date?, _ end: Date?, in timeZoneName: String) -> String {
    [start, end].compactMap { $0.map { Moment($0, in: timeZoneName).time } }.joined(separator: "–")
}

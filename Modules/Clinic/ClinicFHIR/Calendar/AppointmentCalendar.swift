import ClinicModel
import Foundation

/// An appointment as iCalendar (RFC 5545, RFC 5546), which may lie about in calendars that others see: it says when,
/// not what for or with whom.
package struct AppointmentCalendar: CalendarExporting {
    private static let product = "-//Caduceus//Clinic//EN"
    /// RFC 5546 wants one for what is published. It takes no mail.
    private static let organizer = "mailto:appointments@caduceus.example"
    private static let summary = "Appointment"

    package init() {}

    package func calendar(of appointment: Appointment, at now: Date) throws -> CalendarFile {
        guard let start = appointment.start, let end = appointment.end else {
            throw ClinicError.notPossible("A visit without a time cannot go into a calendar.")
        }
        let isCancelled = [.cancelled, .enteredInError, .noshow].contains(appointment.status)
        let lines = [
            ("BEGIN", "VCALENDAR"), ("VERSION", "2.0"), ("PRODID", Self.product), ("CALSCALE", "GREGORIAN"),
            ("METHOD", isCancelled ? "CANCEL" : "PUBLISH"), ("BEGIN", "VEVENT"),
            ("UID", "appointment-\(appointment.id)@caduceus.example"), ("SEQUENCE", String(appointment.sequence)),
            ("DTSTAMP", stamp(appointment.lastUpdated ?? appointment.created ?? now)), ("DTSTART", stamp(start)),
            ("DTEND", stamp(end)), ("ORGANIZER", Self.organizer), ("SUMMARY", ICalendarLine.escaped(Self.summary)),
            ("CLASS", "PRIVATE"),
            ("STATUS", isCancelled ? "CANCELLED" : appointment.status == .pending ? "TENTATIVE" : "CONFIRMED"),
            ("TRANSP", isCancelled ? "TRANSPARENT" : "OPAQUE"), ("END", "VEVENT"), ("END", "VCALENDAR"),
        ]
        let text = lines.map { ICalendarLine.line($0, $1) }.joined()
        return CalendarFile(name: "appointment-\(appointment.id).ics", contents: Data(text.utf8))
    }

    /// Such as `20261121T090000Z`.
    private func stamp(_ instant: Date) -> String {
        let whole = Date(timeIntervalSince1970: instant.timeIntervalSince1970.rounded(.down))
        return FHIRTime.text(whole).filter { $0 != "-" && $0 != ":" }
    }
}

import ClinicModel
import Foundation

/// An appointment as one of its two sides sees it.
package struct Visit: Hashable, Sendable, Identifiable {
    package let summary: AppointmentSummary
    /// Who looks at it.
    package let viewer: Principal.Role
    /// The day on which it is looked at, in the schedule's zone; nil where all days are told by their dates.
    package let today: CalendarDate?
    /// Whether it was asked for and its time was over before anybody answered.
    package let isUnanswered: Bool
    /// Whether it is booked for more than an hour from when it is looked at.
    package let isFarAhead: Bool
    /// Whether it is booked for a time that has begun when it is looked at.
    package let isLate: Bool

    /// - Parameter now: when it is looked at, so that days nearby are called so, and what is late is known to be.
    package init(_ summary: AppointmentSummary, seenBy viewer: Principal.Role, at now: Date? = nil) {
        self.summary = summary
        self.viewer = viewer
        isUnanswered = now.map { summary.appointment.isUnanswered(at: $0) } ?? false
        today = now.map { CalendarDate(of: $0, in: summary.zone) }
        if summary.appointment.status == .booked, let now, let start = summary.appointment.start {
            isFarAhead = Int(start.timeIntervalSince(now) / 60) > 60
            isLate = start <= now
        } else {
            (isFarAhead, isLate) = (false, false)
        }
    }

    /// The name of the other side.
    package var counterpart: String {
        switch viewer {
        case .patient: summary.practitionerName
        case .practitioner: summary.patientName
        }
    }

    package var id: Appointment.ID { summary.id }
    /// Whether it was started and is not finished.
    package var isRunning: Bool { summary.isRunning }
    package var status: Appointment.Status { summary.appointment.status }
    package var service: String? { summary.appointment.service?.words.localized }

    /// The day in the schedule's zone; nil where no time is agreed.
    package var date: CalendarDate? {
        summary.appointment.start.map {
            CalendarDate(of: $0, in: summary.zone)
        }
    }
}

import ClinicModel
import Foundation

/// An appointment as one of its two sides sees it.
package struct Visit: Hashable, Sendable, Identifiable {
    package let summary: AppointmentSummary
    /// Who looks at it.
    package let viewer: Principal.Role

    package init(_ summary: AppointmentSummary, seenBy viewer: Principal.Role) {
        self.summary = summary
        self.viewer = viewer
    }

    /// The name of the other side.
    package var counterpart: String {
        switch viewer {
        case .patient: summary.practitionerName
        case .practitioner: summary.patientName
        }
    }

    package var id: Appointment.ID { summary.id }
    package var status: Appointment.Status { summary.appointment.status }
    package var service: String? { summary.appointment.service?.display }

    /// The day in the schedule's zone; nil where no time is agreed.
    package var date: CalendarDate? {
        summary.appointment.start.map {
            CalendarDate(of: $0, in: summary.zone)
        }
    }
}

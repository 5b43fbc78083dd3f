import ClinicModel
import Foundation

/// One appointment, and what can be done with it.
package struct AppointmentEntity: Hashable, Sendable {
    package let details: AppointmentDetails
    package let visit: Visit
    /// Until when the user can change it; nil where nothing is left to change, or no such limit holds.
    package let changeableUntil: Date?
    /// The reasons that may be given for a cancellation, first the one to begin with.
    package let cancellationReasons: [CancellationReason]
    /// What it is called to bring another calendar up to date with it; nil where that is not offered.
    package let calendarTitle: String?
    /// Where a next visit of the same two is found; nil where that is not offered.
    package let followUp: TimeSlotsParameters?

    package init(
        details: AppointmentDetails, visit: Visit, changeableUntil: Date?, cancellationReasons: [CancellationReason],
        calendarTitle: String?, followUp: TimeSlotsParameters?
    ) {
        self.details = details
        self.visit = visit
        self.changeableUntil = changeableUntil
        self.cancellationReasons = cancellationReasons
        self.calendarTitle = calendarTitle
        self.followUp = followUp
    }
}

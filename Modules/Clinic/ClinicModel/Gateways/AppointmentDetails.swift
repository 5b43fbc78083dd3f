import Foundation

/// An appointment with what belongs to it and what the principal can do with it now.
package struct AppointmentDetails: Hashable, Codable, Sendable, Identifiable {
    package let summary: AppointmentSummary
    /// What the principal can do now, in the order to offer it.
    package let actions: [AppointmentAction]
    /// Until when a patient can cancel or move it.
    package let cutoff: Date?
    /// The encounter, once the visit was started.
    package let encounter: Encounter?
    /// Whether it does not take place any more, and the principal was given it out for another calendar before.
    package var isGivenOut: Bool
    /// Which side has booked or asked for what takes place, for a patient; nil where that is not told.
    package var bookedBy: Principal.Role?
    /// The telephone number at which the practitioner works, for a patient; nil where none is told.
    package var phone: String?
    /// What the patient is allergic to, where a practitioner opens it; nil where that is not told.
    package var allergies: [AllergyIntolerance]?
    /// Whether the visit goes on and has a note that is not signed, for its practitioner; nil where that is not told.
    package var hasDraftNote: Bool?
    /// Whether what is to come is outside of the hours of its practitioner, or in a block, for them; nil where that is
    /// not told.
    package var isOutsideOfHours: Bool?

    package init(
        summary: AppointmentSummary, actions: [AppointmentAction], cutoff: Date?, encounter: Encounter?,
        isGivenOut: Bool = false
    ) {
        self.summary = summary
        self.actions = actions
        self.cutoff = cutoff
        self.encounter = encounter
        self.isGivenOut = isGivenOut
    }

    package var appointment: Appointment { summary.appointment }
    package var id: Appointment.ID { summary.id }
    /// What the visit is for: as is written in it once it was started, else as it was booked.
    package var reason: String? { encounter?.reason ?? appointment.reason }
    /// What it was booked for, where something else is written in the visit.
    package var bookedReason: String? { reason == appointment.reason ? nil : appointment.reason }
    /// The appointment that it was moved to.
    package var replacedBy: Appointment.ID? { summary.successor?.id }
}

package enum AppointmentAction: String, Hashable, Codable, Sendable, CaseIterable {
    case confirm, decline, arrive, checkIn, start, finish, markNoShow, reschedule, cancel, correctNotMissed
    case correctEnteredInError
}

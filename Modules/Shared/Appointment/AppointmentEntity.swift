import ClinicModel
import Foundation

/// What a file does with an appointment in another calendar.
package enum CalendarChange: Hashable, Sendable {
    case add, remove
}

/// One appointment, and what can be done with it.
package struct AppointmentEntity: Hashable, Sendable {
    package let details: AppointmentDetails
    package let visit: Visit
    /// Until when the user can change it; nil where nothing is left to change, or no such limit holds.
    package let changeableUntil: Date?
    /// Whether it is still to come, and the user can change it no more.
    package let isTooLateToChange: Bool
    /// When it is, where it begins in more than an hour or is not today and the patient is not here: nobody comes for it
    /// now.
    package let otherTime: String?
    /// The reasons that may be given for a cancellation, first the one to begin with.
    package let cancellationReasons: [CancellationReason]
    /// How another calendar is brought up to date with it; nil where that is not offered.
    package let calendarChange: CalendarChange?
    /// Whether a next visit of the same two can be booked.
    package let offersFollowUp: Bool
    /// Whether another time can be booked in the place of one that was asked for in vain, or was cancelled.
    package let offersAnotherTime: Bool
    /// The conversation in which the two can write about it; nil where they cannot.
    package let conversation: Conversation.ID?
    /// Whose health record belongs to it; nil where that is not offered.
    package let record: Patient.ID?
    /// What is asked before the visit, with the answers.
    package var intakes: [Intake]
    /// What came of the visit, once it is over; nil where that is read elsewhere.
    package let outcome: VisitOutcome?
    /// What the patient is allergic to; nil where that is not told.
    package var allergies: [AllergyIntolerance]?

    package init(
        details: AppointmentDetails, visit: Visit, changeableUntil: Date?, isTooLateToChange: Bool = false,
        otherTime: String? = nil,
        cancellationReasons: [CancellationReason], calendarChange: CalendarChange?, offersFollowUp: Bool,
        offersAnotherTime: Bool, conversation: Conversation.ID?, record: Patient.ID?, intakes: [Intake] = [],
        outcome: VisitOutcome? = nil
    ) {
        self.details = details
        self.visit = visit
        self.changeableUntil = changeableUntil
        self.isTooLateToChange = isTooLateToChange
        self.otherTime = otherTime
        self.cancellationReasons = cancellationReasons
        self.calendarChange = calendarChange
        self.offersFollowUp = offersFollowUp
        self.offersAnotherTime = offersAnotherTime
        self.conversation = conversation
        self.record = record
        self.intakes = intakes
        self.outcome = outcome
        allergies = details.allergies
    }

    /// Whether the clinic has booked it for the user.
    package var isBookedByClinic: Bool {
        visit.viewer == .patient && details.bookedBy == .practitioner && details.appointment.replaces == nil
    }

    /// Whether there is anything left to do.
    package var offersAnything: Bool {
        !details.actions.isEmpty || calendarChange != nil || offersFollowUp || offersAnotherTime
            || conversation != nil || record != nil
    }
}

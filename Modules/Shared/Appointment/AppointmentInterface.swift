import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Appointment needs.
@MainActor
package protocol AppointmentPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var appointment: Fetched<AppointmentEntity> { get }
    /// What is being done that ends the visit, and may be said why; nil where nothing is.
    var ending: AppointmentEnding? { get set }
    var cancellationReason: CancellationReason { get set }
    /// What is said of it, which both sides read.
    var cancellationText: String { get set }
    /// Speaks in front of the form that asks why.
    var formAlertParameters: AlertParameters? { get set }
    /// Whether closing what is written over the rest would lose something, or break off what goes on.
    var asksBeforeClosing: Bool { get }

    func didPullToRefresh() async
    func didTap(_ action: AppointmentAction)
    func didTapEnd()
    func didTapKeepVisit()
    func didTapAddToCalendar()
    func didTapFollowUp()
    func didTapAnotherTime()
    func didTapRecord()
    func didTapWrite(in conversation: Conversation.ID)
    func didTapReplacement(_ id: Appointment.ID)
}

/// Where Appointment leads: to the free times, to the appointment that took the place of this one, to what the two write
/// to each other, to the patient's record, and to what was written, prescribed and found in the visit.
@MainActor
package protocol AppointmentDestinations {
    associatedtype AppointmentScreen: View
    associatedtype TimeSlotsScreen: View
    associatedtype ConversationScreen: View
    associatedtype RecordScreen: View
    associatedtype DocumentScreen: View
    associatedtype PrescriptionsScreen: View
    associatedtype SeriesScreen: View

    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
    func timeSlots(_ parameters: TimeSlotsParameters) -> TimeSlotsScreen
    func conversation(_ parameters: ConversationParameters) -> ConversationScreen
    func record(_ parameters: RecordParameters) -> RecordScreen
    func document(_ parameters: DocumentParameters) -> DocumentScreen
    func prescriptions(_ parameters: PrescriptionsParameters) -> PrescriptionsScreen
    func series(_ parameters: SeriesParameters) -> SeriesScreen
}

/// What one side may see of an appointment and do with it.
package protocol AppointmentInteractive: Sendable {
    /// Throws `ClinicError.notFound` or `.notAllowed`.
    func fetchAppointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentEntity

    /// An appointment that is known already, as this side sees it.
    func entity(of details: AppointmentDetails) -> AppointmentEntity

    /// Brings an appointment a step on. Rescheduling, cancelling and declining need to know more, and are not for this. What was
    /// answered before the visit is not read again, here and below: that an action is done is not to depend on it.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentEntity

    /// - Parameter text: what is said of it; may be empty.
    func cancel(_ id: Appointment.ID, reason: CancellationReason, text: String) async throws -> AppointmentEntity

    /// - Parameter text: what the patient reads of why; may be empty.
    func decline(_ id: Appointment.ID, text: String) async throws -> AppointmentEntity

    /// Writes a calendar file and returns its path.
    func addToCalendar(_ id: Appointment.ID) async throws -> String

    /// Yields whenever the appointment may have changed.
    func changes() -> AsyncStream<Void>
}

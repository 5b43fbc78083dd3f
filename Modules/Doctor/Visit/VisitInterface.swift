import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import ViperKit

/// What the View of Visit needs.
@MainActor
package protocol VisitPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var visit: Fetched<VisitDetails> { get }
    var form: VisitForm { get set }
    /// The field that was refused, or whose contents are not recorded.
    var wrongField: VisitField? { get set }
    /// Why measurements were refused, as long as they stay as they were typed.
    var signFaults: [VitalSign: String] { get }
    /// Where one goes on after something was recorded.
    var nextField: VisitField? { get }
    /// What was prescribed last, until something else is done.
    var done: PrescriptionsDone? { get }
    var noteState: NoteState { get }
    /// Whether another reason was typed than the visit has.
    var hasNewReason: Bool { get }
    /// The problem that was added last, until another one is typed.
    var addedProblem: String? { get }
    /// The order that something is done about.
    var order: Order? { get set }
    /// Why that order is revoked, as typed.
    var revocation: String { get set }
    var orderAlertParameters: AlertParameters? { get set }
    /// Whether something was typed that going back would lose, or that has to be kept first.
    var asksBeforeGoingBack: Bool { get }

    func didPullToRefresh() async
    func didEnterBackground()
    func didTapSaveReason()
    func didTapMeasure()
    func didTapAddProblem()
    func didTapMeasured(_ measurement: VisitMeasurement)
    func didTapProblem(_ problem: Condition)
    func didTapPrescribe()
    func didTapPrescription(_ prescription: MedicationRequest)
    func didTapDone()
    func didTapPlaceOrder()
    func didTapOrder(_ order: Order)
    func didTapRevoke(_ order: Order)
    func didTapComplete(_ order: Order)
    func didTapSign()
    func didTapAddAddendum()
    func didTapHome()
    func didTapBack()
}

/// Where Visit leads: to the patient's record, which it also shows beside itself, to the allergies, to prescribing and to
/// the times of a next visit.
@MainActor
package protocol VisitDestinations {
    associatedtype RecordScreen: View
    associatedtype AllergiesScreen: View
    associatedtype PrescribeScreen: View
    associatedtype TimeSlotsScreen: View

    func record(_ parameters: RecordParameters) -> RecordScreen
    func allergies(_ parameters: AllergiesParameters) -> AllergiesScreen
    func prescribe(_ parameters: PrescribeParameters) -> PrescribeScreen
    func timeSlots(_ parameters: TimeSlotsParameters) -> TimeSlotsScreen
}

/// The documentation of one visit.
package protocol VisitInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchVisit(_ id: Appointment.ID, access: Access) async throws -> VisitDetails

    func setReason(_ reason: String, of id: Appointment.ID) async throws
    /// - Parameter mistake: the measurement that this corrects; nil for one more.
    func measure(_ signs: VitalSigns, correcting mistake: Observation.ID?, in id: Appointment.ID) async throws
    func addProblem(_ name: String, in id: Appointment.ID) async throws
    func resolve(_ problem: Condition.ID, in id: Appointment.ID) async throws
    func order(_ draft: OrderDraft, in id: Appointment.ID) async throws
    func revoke(_ order: ServiceRequest.ID, reason: String, in id: Appointment.ID) async throws
    func complete(_ order: ServiceRequest.ID, in id: Appointment.ID) async throws
    func markInError(_ measurement: VisitMeasurement, in id: Appointment.ID) async throws
    func markProblemInError(_ problem: Condition.ID, in id: Appointment.ID) async throws
    func stop(_ prescription: MedicationRequest.ID, reason: String) async throws
    func saveNote(_ text: String, of id: Appointment.ID) async throws
    func sign(_ id: Appointment.ID) async throws
    func addAddendum(_ text: String, to id: Appointment.ID) async throws

    /// Yields whenever the visit may have changed.
    func changes() -> AsyncStream<Void>
}

import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Prescriptions needs.
@MainActor
package protocol PrescriptionsPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var prescriptions: Fetched<PrescriptionsEntity> { get }
    /// What is being written, over the others.
    var request: PrescriptionsRequest? { get set }
    /// What was done last, until something else is begun.
    var done: PrescriptionsDone? { get }
    /// The note or the reason that is typed.
    var text: String { get set }
    /// The field that was refused.
    var wrongField: PrescriptionsField? { get set }
    /// The alert of what is being written.
    var formAlertParameters: AlertParameters? { get set }
    var isBusy: Bool { get }
    /// Whether closing what is written over the rest would lose something, or break off what goes on.
    var asksBeforeClosing: Bool { get }

    func didDisappear()
    /// The screen has been locked or unlocked.
    func didLock(_ isLocked: Bool)
    func didPullToRefresh() async
    func didTapAskForRefill(of prescription: Prescription)
    func didTapStop(_ prescription: Prescription)
    func didTapAnswer(_ refill: Refill)
    func didTapPrescriptions(of refill: Refill)
    func didTapWithdraw(_ refill: Refill)
    func didTapSendRequest()
    func didTapConfirmStop()
    func didTapApprove()
    func didTapDecline()
    func didTapDone()
    func didTapCancel()
}

/// Where Prescriptions leads: to the record that they are part of, and from the refills of several to those of one.
@MainActor
package protocol PrescriptionsDestinations {
    associatedtype RecordScreen: View
    associatedtype PrescriptionsScreen: View

    func record(_ parameters: RecordParameters) -> RecordScreen
    func prescriptions(_ parameters: PrescriptionsParameters) -> PrescriptionsScreen
}

/// What one side sees of prescriptions and does with them.
package protocol PrescriptionsInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchPrescriptions(_ parameters: PrescriptionsParameters, access: Access) async throws -> PrescriptionsEntity

    func askForRefill(of id: MedicationRequest.ID, note: String) async throws
    func withdraw(_ refill: MedicationRequest.ID) async throws
    func stop(_ id: MedicationRequest.ID, reason: String) async throws

    /// - Parameter words: why it is prescribed in spite of all that speaks against it, else a note to the patient.
    func approve(_ refill: Refill, saying words: String) async throws
    func decline(_ refill: MedicationRequest.ID, reason: String) async throws

    /// Yields whenever there may be others.
    func changes() -> AsyncStream<Void>
}

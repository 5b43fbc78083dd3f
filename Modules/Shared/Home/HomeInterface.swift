import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Home needs.
@MainActor
package protocol HomePresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var home: Fetched<HomeEntity> { get }

    func didPullToRefresh() async
    func didTapAppointments()
    func didTapPatients()
    func didTapBook()
    func didTapMessages()
    func didTapResults()
    func didTapPrescriptions()
    func didTapAccount()
    func didTapSignOut()
    func didTap(_ action: AppointmentAction, on visit: Visit)
}

/// Where Home leads: to an appointment, to all of them, to the free times, to the messages, to what is new
/// in results, to the prescriptions, to the account and, by a link, to a record.
@MainActor
package protocol HomeDestinations {
    associatedtype AppointmentsScreen: View
    associatedtype AppointmentScreen: View
    associatedtype TimeSlotsScreen: View
    associatedtype ConversationsScreen: View
    associatedtype ResultsScreen: View
    associatedtype RecordScreen: View
    associatedtype PrescriptionsScreen: View
    associatedtype AccountScreen: View

    func appointments(_ parameters: AppointmentsParameters) -> AppointmentsScreen
    func appointment(_ parameters: AppointmentParameters) -> AppointmentScreen
    func timeSlots(_ parameters: TimeSlotsParameters) -> TimeSlotsScreen
    func conversations(_ parameters: ConversationsParameters) -> ConversationsScreen
    func results(_ parameters: ResultsParameters) -> ResultsScreen
    func record(_ parameters: RecordParameters) -> RecordScreen
    func prescriptions(_ parameters: PrescriptionsParameters) -> PrescriptionsScreen
    func account(_ parameters: AccountParameters) -> AccountScreen
}

/// What one side of the clinic wants to know first.
package protocol HomeInteractive: Sendable {
    func fetchHome() async throws -> HomeEntity
    /// Does an action that a section offers.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws
    func signOut() async throws
    /// Yields whenever Home may have changed.
    func changes() -> AsyncStream<Void>
}

/// Is told that the user has signed out.
@MainActor
package protocol HomeDelegate: AnyObject {
    func didSignOut()
}

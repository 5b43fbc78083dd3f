import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import ViperKit

@MainActor
protocol HomePresentable: ObservableObject, NavigationStackCoordinable, AlertPresentable,
    ConfirmationDialogPresentable, ProgressViewPresentable, Sendable
{
    /// Nil until it has first been fetched.
    var home: HomeEntity? { get }
    /// Why what is shown may be out of date.
    var notice: String? { get }

    func didLoad()
    func didAppear()
    func didPullToRefresh() async
    func didTapVisit(_ id: Appointment.ID)
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

/// What a user of one kind sees first. The module has a conformer for each kind.
protocol HomeInteractive: Sendable {
    func fetchHome() async throws -> HomeEntity
    /// Does an action that a section offers.
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws
    func signOut() async throws
    /// Yields whenever Home may have changed.
    func changes() -> AsyncStream<Void>
}

import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import ViperKit

@MainActor
protocol HomePresentable: ObservableObject, NavigationStackCoordinable, AlertPresentable, ProgressViewPresentable,
    Sendable
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
    func didTapBook()
    func didTapMessages()
    func didTapResults()
    func didTapPrescriptions()
    func didTapAccount()
    func didTapSignOut()
}

/// What a user of one kind sees first. The module has a conformer for each kind.
protocol HomeInteractive: Sendable {
    func fetchHome() async throws -> HomeEntity
    func signOut() async throws
    /// Yields whenever Home may have changed.
    func changes() -> AsyncStream<Void>
}

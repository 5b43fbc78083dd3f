import ClinicModel
import SharedScenes
import ViperKit

/// What the Presenter tells the View: the adapter takes it, for a View that is a value cannot.
@MainActor
protocol HomeViewInput: AnyObject {
    func update(with viewModel: HomeViewModel)
    func show(_ alert: AlertParameters)
    func ask(_ dialog: ConfirmationDialogParameters)
}

/// What the View tells the Presenter.
@MainActor
protocol HomeViewOutput: AnyObject {
    func viewDidLoad(navigator: NavigationStackCoordinator?)
    func viewDidAppear()
    func didPullToRefresh()
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

/// What the Presenter asks for. The answers come to the output.
@MainActor
protocol HomeInteractorInput: AnyObject {
    /// - Parameter announcing: Whether the user asked for it, and is to be told when it fails.
    func fetchHome(announcing: Bool)
    /// Fetches again whenever Home may have changed.
    func observeChanges()
    func perform(_ action: AppointmentAction, on id: Appointment.ID)
    func signOut()
}

/// What the Interactor answers.
@MainActor
protocol HomeInteractorOutput: AnyObject {
    func received(_ home: HomeEntity)
    func failedToFetch(_ error: any Error, announcing: Bool)
    func performed()
    func failedToPerform(_ error: any Error)
    func signedOut()
    func failedToSignOut(_ error: any Error)
}

/// Where Home leads.
@MainActor
protocol HomeRouterInput: AnyObject {
    /// The stack to navigate; nil before the View is in one.
    var navigator: NavigationStackCoordinator? { get set }

    func showVisit(_ id: Appointment.ID, beginning action: AppointmentAction?)
    func showAppointments()
    func showPatients()
    func showBooking()
    func showMessages()
    func showResults()
    func showPrescriptions()
    func showAccount()
}

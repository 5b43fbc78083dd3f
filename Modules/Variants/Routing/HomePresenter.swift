import ClinicModel
import Combine
import SharedScenes
import ViperKit

/// What the View of Home observes. That something here is published is its conformer's affair.
@MainActor
protocol HomePresenter: ObservableObject {
    /// Nil until it has first been fetched.
    var home: HomeEntity? { get }
    /// Why what is shown may be out of date.
    var notice: String? { get }
    var progress: ProgressViewParameters? { get }
    var alert: AlertParameters? { get set }
    var dialog: ConfirmationDialogParameters? { get set }

    func viewLoaded()
    func viewAppeared()
    func pulledToRefresh() async
    func visitTapped(_ id: Appointment.ID)
    func appointmentsTapped()
    func patientsTapped()
    func bookingTapped()
    func messagesTapped()
    func resultsTapped()
    func prescriptionsTapped()
    func accountTapped()
    func signOutTapped()
    func actionTapped(_ action: AppointmentAction, on visit: Visit)
}

import ClinicModel
import DoctorScenes
import SharedScenes
import ViperKit

/// What the Presenter does with the ViewController.
@MainActor
protocol HomeViewable: AnyObject, UIAlertViewable, UIActionSheetViewable, UIActivityIndicatorViewable {
    func reloadSections()
    func setActivityText(to text: String?)
    func endRefreshing()
}

/// What the Router does with it.
@MainActor
protocol HomeNavigable: AnyObject, StandardNavigable {}

/// What the ViewController tells the Presenter, and asks it for.
@MainActor
protocol HomePresentable: AnyObject {
    var sections: [HomeSection] { get }

    func viewDidLoad()
    func viewDidAppear()
    func didPullToRefresh()
    func didSelect(_ row: HomeSection.Row)
    func didTapSignOut()
    func didTap(_ action: AppointmentAction, on visit: Visit)
}

/// Where the Presenter goes.
@MainActor
protocol HomeRoutable: AnyObject {
    func toAppointments(parameters: AppointmentsParameters)
    func toAppointment(parameters: AppointmentParameters)
    func toTimeSlots(parameters: TimeSlotsParameters)
    func toConversations(parameters: ConversationsParameters)
    func toResults(parameters: ResultsParameters)
    func toPrescriptions(parameters: PrescriptionsParameters)
    func toAccount(parameters: AccountParameters)
}

/// Where the Presenter goes besides, where there are patients to find.
@MainActor
protocol PatientsRoutable: HomeRoutable {
    func toPatientSearch(parameters: PatientSearchParameters)
}

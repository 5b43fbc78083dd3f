import ClinicModel
import DoctorScenes
import SharedScenes
import ViperKit

/// Names what comes next; the app's Builder says what stands there.
@MainActor
final class HomeRouter: HomeRouterInput {
    @Coordinated var navigator: NavigationStackCoordinator?

    func showVisit(_ id: Appointment.ID, beginning action: AppointmentAction?) {
        navigator?.push(AppointmentParameters(id: id, beginning: action))
    }

    func showAppointments() {
        navigator?.push(AppointmentsParameters())
    }

    func showPatients() {
        navigator?.push(PatientSearchParameters())
    }

    func showBooking() {
        navigator?.push(TimeSlotsParameters())
    }

    func showMessages() {
        navigator?.push(ConversationsParameters())
    }

    func showResults() {
        navigator?.push(ResultsParameters())
    }

    func showPrescriptions() {
        navigator?.push(PrescriptionsParameters())
    }

    func showAccount() {
        navigator?.push(AccountParameters())
    }
}

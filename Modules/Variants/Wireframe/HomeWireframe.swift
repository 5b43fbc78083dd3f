import ClinicModel
import DoctorScenes
import PatientScenes
import SharedScenes
import SwiftUI
import ViperKit
import WindowScenes

/// Makes Home's parts and leads on from it. The controller holds the View, that the Presenter, and that the wireframe,
/// which only knows the controller.
@MainActor
package final class HomeWireframe: BaseWireframe<LazyHostingViewController<HomeView>> {
    private let scenes: HostedScenes
    private let patients: (() -> SceneHostingController)?

    /// - Parameter patients: makes the scene in which a patient is found; nil where there are none to find.
    init(
        home: any HomeInteractive, words: any HomeWords, scenes: HostedScenes,
        patients: (() -> SceneHostingController)? = nil, delegate: (any HomeDelegate)?
    ) {
        self.scenes = scenes
        self.patients = patients
        let controller = LazyHostingViewController<HomeView>()
        super.init(viewController: controller)
        let presenter = HomePresenter(
            interactor: HomeInteractor(home: home), formatter: HomeFormatter(words: words), wireframe: self,
            delegate: delegate)
        controller.rootView = HomeView(presenter: presenter)
    }
}

extension HomeWireframe: HomeWireframeInterface {
    func navigateToAppointments() { push(scenes.appointments(AppointmentsParameters())) }
    func navigateToAppointment(_ id: Appointment.ID, beginning action: AppointmentAction?) {
        push(scenes.appointment(AppointmentParameters(id: id, beginning: action)))
    }

    func navigateToPatients() {
        if let patients { push(patients()) }
    }

    func navigateToTimeSlots() { push(scenes.timeSlots(TimeSlotsParameters())) }
    func navigateToConversations() { push(scenes.conversations(ConversationsParameters())) }
    func navigateToAccount() { push(scenes.account(AccountParameters())) }

    func navigateToPrescriptions() { push(scenes.prescriptions(PrescriptionsParameters())) }

    func navigateToResults() { push(scenes.results(ResultsParameters())) }

    private func push(_ controller: SceneHostingController) {
        navigationController?.pushWireframe(BaseWireframe(viewController: controller))
    }
}

extension HomeWireframe {
    package static func patient(scope: PatientScope, delegate: any HomeDelegate, scenes: HostedScenes) -> HomeWireframe
    {
        HomeWireframe(
            home: PatientHomeInteractor(scope: scope), words: PatientHomeWords(), scenes: scenes, delegate: delegate)
    }

    package static func doctor(scope: DoctorScope, delegate: any HomeDelegate, scenes: HostedScenes) -> HomeWireframe {
        HomeWireframe(
            home: DoctorHomeInteractor(scope: scope), words: DoctorHomeWords(), scenes: scenes,
            patients: {
                let parameters = PatientSearchParameters()
                return scenes.hosted(parameters, DoctorDestinations(scope: scope).patientSearch(parameters))
            }, delegate: delegate)
    }
}

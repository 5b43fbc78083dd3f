import ClinicModel
import DoctorScenes
import SharedScenes
import ViperKit

@MainActor
final class HomeRouterImp: HomeRouter {
    /// The stack that Home is in. What is asked for before it is known is done when it is.
    @Coordinated var coordinator: NavigationStackCoordinator?

    private let policy: HomeRoutingPolicy
    private let tasks = SceneTasks()

    init(policy: @escaping HomeRoutingPolicy) {
        self.policy = policy
    }

    func route(to place: HomeRoute) {
        tasks.start(for: self) { [policy] in
            await policy(place)
        } then: { router, transition in
            if case .success(let transition) = transition { router.show(place, by: transition) }
        }
    }

    private func show(_ place: HomeRoute, by transition: HomeTransition) {
        switch transition {
        case .push: push(place)
        case .present: present(place)
        case .redirect(let other): route(to: other)
        case .stay: break
        }
    }

    private func push(_ place: HomeRoute) {
        switch place {
        case .visit(let id, let action): coordinator?.push(AppointmentParameters(id: id, beginning: action))
        case .appointments: coordinator?.push(AppointmentsParameters())
        case .patients: coordinator?.push(PatientSearchParameters())
        case .booking: coordinator?.push(TimeSlotsParameters())
        case .messages: coordinator?.push(ConversationsParameters())
        case .results: coordinator?.push(ResultsParameters())
        case .prescriptions: coordinator?.push(PrescriptionsParameters())
        case .account: coordinator?.push(AccountParameters())
        }
    }

    private func present(_ place: HomeRoute) {
        switch place {
        case .visit(let id, let action): coordinator?.present(AppointmentParameters(id: id, beginning: action))
        case .appointments: coordinator?.present(AppointmentsParameters())
        case .patients: coordinator?.present(PatientSearchParameters())
        case .booking: coordinator?.present(TimeSlotsParameters())
        case .messages: coordinator?.present(ConversationsParameters())
        case .results: coordinator?.present(ResultsParameters())
        case .prescriptions: coordinator?.present(PrescriptionsParameters())
        case .account: coordinator?.present(AccountParameters())
        }
    }
}

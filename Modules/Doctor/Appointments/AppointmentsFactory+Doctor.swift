import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func doctor(parameters: AppointmentsParameters, scope: DoctorScope) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: DoctorAppointmentsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) }))
    }

    /// Throws a `DeepLinkError` if the app has no such list.
    static func doctorCheck(_ parameters: AppointmentsParameters, scope: DoctorScope) throws {
        let interactor = DoctorAppointmentsInteractor(scope: scope)
        if let filter = parameters.filter, !interactor.filters.contains(filter) {
            throw DeepLinkError.badValue("show", filter.linkName)
        }
    }
}

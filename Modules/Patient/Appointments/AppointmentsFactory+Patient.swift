import SharedScenes
import SwiftUI

extension AppointmentsFactory {
    package static func patient(parameters: AppointmentsParameters, scope: PatientScope) -> some View {
        AppointmentsView(
            presenter: AppointmentsPresenter(
                interactor: PatientAppointmentsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(AppointmentsRouter(appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) }))
    }

    /// Throws a `DeepLinkError` if the app has no such list.
    static func patientCheck(_ parameters: AppointmentsParameters, scope: PatientScope) throws {
        let interactor = PatientAppointmentsInteractor(scope: scope)
        if let filter = parameters.filter, !interactor.filters.contains(filter) {
            throw DeepLinkError.badValue("show", filter.linkName)
        }
    }
}

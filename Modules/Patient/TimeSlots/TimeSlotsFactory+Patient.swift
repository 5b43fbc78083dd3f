import SharedScenes
import SwiftUI

extension TimeSlotsFactory {
    package static func patient(parameters: TimeSlotsParameters, scope: PatientScope) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(interactor: PatientTimeSlotsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(TimeSlotsRouter(appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) }))
    }
}

import SharedScenes
import SwiftUI

extension TimeSlotsFactory {
    package static func patient(parameters: TimeSlotsParameters, scope: PatientScope) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(interactor: PatientTimeSlotsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(TimeSlotsRouter(appointment: { AppointmentFactory.patient(parameters: $0, scope: scope) }))
    }

    /// Throws if the user may not look for such a time.
    static func patientCheck(_ parameters: TimeSlotsParameters, scope: PatientScope) async throws {
        _ = try await PatientTimeSlotsInteractor(scope: scope).fetchOptions(parameters)
    }
}

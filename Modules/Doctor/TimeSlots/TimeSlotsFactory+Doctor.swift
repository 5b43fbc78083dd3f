import SharedScenes
import SwiftUI

extension TimeSlotsFactory {
    package static func doctor(parameters: TimeSlotsParameters, scope: DoctorScope) -> some View {
        TimeSlotsView(
            presenter: TimeSlotsPresenter(interactor: DoctorTimeSlotsInteractor(scope: scope), parameters: parameters)
        )
        .modifier(TimeSlotsRouter(appointment: { AppointmentFactory.doctor(parameters: $0, scope: scope) }))
    }

    /// Throws if the user may not look for such a time.
    static func doctorCheck(_ parameters: TimeSlotsParameters, scope: DoctorScope) async throws {
        _ = try await DoctorTimeSlotsInteractor(scope: scope).fetchOptions(parameters)
    }
}

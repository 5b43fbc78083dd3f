import SwiftUI

extension AvailabilityFactory {
    package static func doctor(parameters: AvailabilityParameters, destinations: DoctorDestinations) -> some View {
        AvailabilityView(
            presenter: AvailabilityPresenter(
                interactor: DoctorAvailabilityInteractor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AvailabilityRouter(destinations: destinations))
    }
}

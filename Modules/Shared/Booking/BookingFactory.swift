import SwiftUI

/// Makes the scene in which a time is held and booked.
@MainActor
package enum BookingFactory {
    package static func mock(
        parameters: BookingParameters = .mock, delegate: (any BookingDelegate)? = nil
    ) -> some View {
        BookingView(
            presenter: BookingPresenter(
                interactor: BookingMockInteractor(), parameters: parameters, delegate: delegate))
    }

    /// For any audience.
    package static func make(
        parameters: BookingParameters, scope: AudienceScope<some Audience>, delegate: any BookingDelegate
    ) -> some View {
        BookingView(
            presenter: BookingPresenter(
                interactor: BookingInteractor(scope: scope), parameters: parameters, delegate: delegate))
    }
}

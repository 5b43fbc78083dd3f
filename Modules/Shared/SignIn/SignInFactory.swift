import ClinicModel
import SwiftUI

/// Makes the scene in which one signs in.
@MainActor
package enum SignInFactory {
    package static func mock(delegate: (any SignInDelegate)? = nil) -> some View {
        SignInView(
            presenter: SignInPresenter(interactor: SignInMockInteractor(), delegate: delegate), title: "Sample")
    }

    /// For any audience.
    package static func make<Side>(entrance: Entrance<Side>, delegate: any SignInDelegate) -> some View {
        SignInView(
            presenter: SignInPresenter(interactor: SignInInteractor(entrance: entrance), delegate: delegate),
            title: Side.title)
    }
}

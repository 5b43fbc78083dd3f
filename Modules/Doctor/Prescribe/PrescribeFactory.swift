import SwiftUI

/// Makes the scene in which a practitioner prescribes.
@MainActor
package enum PrescribeFactory {
    package static func mock(parameters: PrescribeParameters = .mock) -> some View {
        PrescribeView(
            presenter: PrescribePresenter(interactor: PrescribeMockInteractor(), parameters: parameters))
    }
}

import SwiftUI

/// Makes the scene that stands before all others while the screen is locked.
@MainActor
package enum LockFactory {
    package static func mock(delegate: (any LockDelegate)? = nil) -> some View {
        LockView(presenter: LockPresenter(interactor: LockMockInteractor(), delegate: delegate))
    }

    /// For any audience.
    package static func make<Side>(scope: AudienceScope<Side>, delegate: any LockDelegate) -> some View {
        LockView(presenter: LockPresenter(interactor: LockInteractor(scope: scope), delegate: delegate))
    }
}

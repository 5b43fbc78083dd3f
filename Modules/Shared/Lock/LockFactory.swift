import SwiftUI

/// Makes the scene that stands before all others while the screen is locked.
@MainActor
package enum LockFactory {
    package static func mock(delegate: (any LockDelegate)? = nil) -> some View {
        LockView(presenter: LockPresenter(interactor: LockMockInteractor(), delegate: delegate))
    }
}

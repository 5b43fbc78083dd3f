import SwiftUI

/// Makes the scene in which a document is read.
@MainActor
package enum DocumentFactory {
    package static func mock(parameters: DocumentParameters = .mock) -> some View {
        DocumentView(presenter: DocumentPresenter(interactor: DocumentMockInteractor(), parameters: parameters))
    }

    /// For any audience.
    package static func make(parameters: DocumentParameters, destinations: some ScopedDestinations) -> some View {
        DocumentView(
            presenter: DocumentPresenter(interactor: interactor(scope: destinations.scope), parameters: parameters))
    }

    /// What links ask, too.
    nonisolated static func interactor(scope: AudienceScope<some Audience>) -> some DocumentInteractive {
        DocumentInteractor(scope: scope)
    }
}

import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Document needs.
@MainActor
package protocol DocumentPresentable: ScenePresentable, Sendable {
    var document: Fetched<DocumentDetails> { get }

    func didPullToRefresh() async
}

/// Reads a document.
package protocol DocumentInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchDocument(_ parameters: DocumentParameters, access: Access) async throws -> DocumentDetails

    /// Yields whenever the document may have changed.
    func changes() -> AsyncStream<Void>
}

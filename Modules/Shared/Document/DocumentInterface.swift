import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Document needs.
@MainActor
package protocol DocumentPresentable: ScenePresentable, Sendable {
    var document: Fetched<DocumentDetails> { get }

    func didPullToRefresh() async
    func didTapSave()
}

/// Reads a document.
package protocol DocumentInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchDocument(_ parameters: DocumentParameters, access: Access) async throws -> DocumentDetails

    /// Writes the document's file to where the user will look, and returns its path.
    func saveFile(_ parameters: DocumentParameters) async throws -> String

    /// Yields whenever the document may have changed.
    func changes() -> AsyncStream<Void>
}

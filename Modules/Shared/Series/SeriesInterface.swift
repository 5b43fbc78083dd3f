import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Series needs.
@MainActor
package protocol SeriesPresentable: ScenePresentable, ReleasePresentable, Sendable {
    var details: Fetched<SeriesDetails> { get }

    func didPullToRefresh() async
    func didTapRelease(_ result: Observation.ID)
    func didTapWrite()
    func didTapSave()
}

/// Where Series leads: to what can be written about it.
@MainActor
package protocol SeriesDestinations {
    associatedtype ConversationScreen: View

    func conversation(_ parameters: ConversationParameters) -> ConversationScreen
}

/// The results of one kind, as one side sees them.
package protocol SeriesInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchSeries(_ parameters: SeriesParameters, access: Access) async throws -> SeriesDetails

    /// Writes the results as a text to where the user will look, and returns the file's path.
    func saveText(_ parameters: SeriesParameters) async throws -> String

    /// Shows results to the patient, with a comment unless that is blank.
    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws

    /// Yields whenever there may be other results.
    func changes() -> AsyncStream<Void>
}

import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Results needs.
@MainActor
package protocol ResultsPresentable: ScenePresentable, Sendable {
    var results: Fetched<[ResultSummary]> { get }

    func didPullToRefresh() async
}

/// Where Results leads: to the record that a result is in.
@MainActor
package protocol ResultsDestinations {
    associatedtype RecordScreen: View

    func record(_ parameters: RecordParameters) -> RecordScreen
}

/// The results that a user has to see to.
package protocol ResultsInteractive: Sendable {
    /// The latest first.
    func fetchResults(access: Access) async throws -> [ResultSummary]

    /// Yields whenever there may be others.
    func changes() -> AsyncStream<Void>
}

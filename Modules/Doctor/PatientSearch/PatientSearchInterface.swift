import Combine
import SharedScenes
import SwiftUI
import ViperKit

/// What the View of PatientSearch needs.
@MainActor
package protocol PatientSearchPresentable: StandaloneScenePresentable, Sendable {
    var found: Fetched<PatientSearchEntity> { get }
    var searchText: String { get set }

    func didSubmitSearch()
    func didPullToRefresh() async
}

/// Where PatientSearch leads: to the times for a patient's next visit.
@MainActor
package protocol PatientSearchDestinations {
    associatedtype TimeSlotsScreen: View

    func timeSlots(_ parameters: TimeSlotsParameters) -> TimeSlotsScreen
}

/// Finds the patients of whoever asks.
package protocol PatientSearchInteractive: Sendable {
    /// Those whose names, identifiers or birth dates match; each search is noted in the audit trail.
    func fetchPatients(matching text: String) async throws -> PatientSearchEntity
}

import Combine
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// What the View of PatientSearch needs.
@MainActor
package protocol PatientSearchPresentable: StandaloneScenePresentable, Sendable {
    var found: Fetched<PatientSearchEntity> { get }
    var searchText: String { get set }
    /// In which dates are typed.
    var locale: Locale { get set }

    func didSubmitSearch()
    func didPullToRefresh() async
}

/// Where PatientSearch leads: to a patient's record.
@MainActor
package protocol PatientSearchDestinations {
    associatedtype RecordScreen: View

    func record(_ parameters: RecordParameters) -> RecordScreen
}

/// Finds the patients of whoever asks.
package protocol PatientSearchInteractive: Sendable {
    /// Those whose names, identifiers or birth dates match, and whose names are like the text; each search is noted in the audit trail.
    func fetchPatients(matching text: String, in locale: Locale) async throws -> PatientSearchEntity
}

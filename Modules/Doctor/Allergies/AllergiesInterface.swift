import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import ViperKit

/// What the View of Allergies needs.
@MainActor
package protocol AllergiesPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var allergies: Fetched<AllergiesEntity> { get }
    var form: AllergyForm { get set }
    /// Whether it is not known what is typed, so that medicines are compared with it by its name alone.
    var isUnknown: Bool { get }
    /// Substances that may be meant by what is typed, where it is not known.
    var suggestions: [String] { get }
    var canAdd: Bool { get }
    /// The field to which the last refusal leads.
    var wrongField: AllergyForm.Field? { get set }
    /// Whether something was typed that going back would lose.
    var asksBeforeGoingBack: Bool { get }

    func didTapSuggestion(_ substance: String)
    func didTapAdd()
    func didTapAllergy(_ allergy: AllergyIntolerance)
    func didTapBack()
}

/// Where Allergies leads: to what is prescribed, which an allergy may speak against.
@MainActor
package protocol AllergiesDestinations {
    associatedtype PrescriptionsScreen: View

    func prescriptions(_ parameters: PrescriptionsParameters) -> PrescriptionsScreen
}

/// Noting and taking back allergies.
package protocol AllergiesInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchAllergies(of patient: Patient.ID, access: Access) async throws -> AllergiesEntity

    func add(_ draft: AllergyDraft, to patient: Patient.ID) async throws
    func markInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws

    /// Yields whenever there may be others.
    func changes() -> AsyncStream<Void>
}

import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Allergies needs.
@MainActor
package protocol AllergiesPresentable: ScenePresentable, ConfirmationDialogPresentable, Sendable {
    var allergies: Fetched<AllergiesEntity> { get }
    var form: AllergyForm { get set }
    var canAdd: Bool { get }
    /// The field to which the last refusal leads.
    var wrongField: AllergyForm.Field? { get set }
    /// Whether something was typed that going back would lose.
    var asksBeforeGoingBack: Bool { get }

    func didTapAdd()
    func didTapAllergy(_ allergy: AllergyIntolerance)
    func didTapBack()
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

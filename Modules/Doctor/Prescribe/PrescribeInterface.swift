import ClinicModel
import Combine
import SwiftUI
import ViperKit

/// What the View of Prescribe needs.
@MainActor
package protocol PrescribePresentable: ScenePresentable, Sendable {
    var patient: Fetched<PrescribeEntity> { get }
    var form: PrescribeForm { get set }
    /// Why another prescription is replaced; nil where this one is written besides the others.
    var replacement: PrescribeParameters.Replacement? { get }
    /// The prescription whose place is taken.
    var replaced: Prescription? { get }
    /// What becomes of the refill of that which is asked for; nil where none is.
    var refillAnswer: PrescribeParameters.RefillAnswer? { get }
    /// What speaks against the medicine that is typed, besides what is replaced.
    var issues: [DetectedIssue] { get }
    /// The field that was refused.
    var wrongField: PrescribeForm.Field? { get set }
    /// Medicines that may be meant by what is typed.
    var suggestions: [String] { get }
    /// Whether it is not known what is in the medicine that is typed, so that nothing but its name was compared.
    var isUnknown: Bool { get }
    /// What is to be prescribed and to whom, as far as it is typed; nil without a medicine.
    var summary: Phrase? { get }
    var canPrescribe: Bool { get }
    /// Whether something speaks against the medicine so that it needs a reason, and has none yet.
    var lacksReason: Bool { get }
    /// Whether something was typed that going back would lose, which is in it beyond what is replaced.
    var asksBeforeGoingBack: Bool { get }

    func didTapSuggestion(_ medicine: String)
    func didTapPrescribe()
    func didTapBack()
}

/// Prescribing to somebody.
package protocol PrescribeInteractive: Sendable {
    /// Throws `ClinicError.notAllowed` or `.notFound`.
    func fetchPatient(_ id: Patient.ID, access: Access) async throws -> PrescribeEntity

    func fetchIssues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue]

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws

    /// Yields whenever the patient's allergies and medication may have changed.
    func changes() -> AsyncStream<Void>
}

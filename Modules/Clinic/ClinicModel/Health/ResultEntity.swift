import Foundation

/// A result: what a patient is shown once somebody of the clinic has released it.
///
/// R4 has no element for that. `status` says how far the laboratory is; a security label would say who may see it ever,
/// not since when. So the release is an extension with its instant, `released`, which goes out and comes back with the
/// resource. What comes from elsewhere without it is history where it was final long before, and waits otherwise.
package protocol ResultEntity: HealthEntity {
    var code: CodeableConcept { get }
    var title: String { get }
    /// Whether it is final, or was changed after it had been.
    var isFinal: Bool { get }
    /// Whether somebody of the clinic has to look at it before the patient does.
    var needsRelease: Bool { get }
    var issued: Date? { get }
    /// When it was released; the clinic's extension.
    var released: Date? { get set }
    /// Whether another system had made it final long before it was imported: whoever has ordered it has spoken of it by
    /// then. The clinic keeps that for itself; no resource says it.
    var isHistory: Bool { get set }
    /// What whoever reads it is told of it: an Observation's `note`, a report's `conclusion`.
    var comment: String? { get set }
    /// The orders that it answers, the ServiceRequests among FHIR's `basedOn`; nil where it names none.
    var basis: [ServiceRequest.ID]? { get }
    var resultID: ResultID { get }
    /// What came out: the value of an Observation, what a report says of its own and concludes.
    var resultWords: Phrase { get }
    var interpretation: Interpretation? { get }
    /// Whether it has reference ranges that hold for some patients and not for others.
    var hasRangesForSome: Bool { get }
    /// The same with those reference ranges alone that hold for a patient.
    func suited(to patient: Patient) -> Self
}

extension ResultEntity {
    /// How old what is imported has to be to count as history.
    package static var historyAge: TimeInterval { 14 * 86400 }

    /// Whether the patient sees it.
    package var isReleased: Bool { isFinal && (!needsRelease || released != nil || isHistory) }

    /// Whether it waits for somebody of the clinic to release it.
    package var awaitsRelease: Bool { isFinal && !isReleased }

    /// Whether it counts as history when it is imported at an instant.
    package func isHistory(importedAt instant: Date) -> Bool {
        guard isFinal, needsRelease, released == nil, let date = issued ?? date?.beginning else { return false }
        return instant.timeIntervalSince(date) > Self.historyAge
    }
}

/// How a result is named where it is released. Ids are in the order of their references.
package enum ResultID: Hashable, Comparable, Codable, Sendable {
    case observation(Observation.ID)
    case report(DiagnosticReport.ID)

    /// The FHIR reference, such as `Observation/42`.
    package var reference: String {
        switch self {
        case .observation(let id): id.reference
        case .report(let id): id.reference
        }
    }

    package static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.report(let left), .report(let right)): left < right
        case (.observation(let left), .observation(let right)): left < right
        case (.report, .observation): true
        case (.observation, .report): false
        }
    }

    package init?(reference: String) {
        if let id = Observation.ID(reference: reference) {
            self = .observation(id)
        } else if let id = DiagnosticReport.ID(reference: reference) {
            self = .report(id)
        } else {
            return nil
        }
    }
}

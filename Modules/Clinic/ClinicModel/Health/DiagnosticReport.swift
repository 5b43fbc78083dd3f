import Foundation

/// Results that were ordered together, and what was concluded from them.
package struct DiagnosticReport: ResultEntity, StatusHaving {
    package static let resourceType = "DiagnosticReport"

    package let id: EntityID<DiagnosticReport>
    package var identifiers: [Identifier]
    package var status: Status
    package var categories: [CodeableConcept]
    package var code: CodeableConcept
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var effective: StatedTime?
    package var issued: Date?
    /// FHIR references to who answers for it.
    package var performers: [String]
    package var results: [Observation.ID]
    package var conclusion: String?
    package var released: Date?
    package var isHistory: Bool
    /// The whole of it as it was sent, such as a PDF: FHIR's `presentedForm`; nil where there is none.
    package var forms: [Attachment]?
    package var basis: [ServiceRequest.ID]?
    /// The results that stand within it, in FHIR's `contained`; nil where there are none.
    package var contained: [Observation]?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .final, categories: [CodeableConcept] = [],
        code: CodeableConcept, patient: Patient.ID?, encounter: Encounter.ID? = nil, effective: StatedTime?,
        issued: Date? = nil, performers: [String] = [], results: [Observation.ID] = [], conclusion: String? = nil,
        released: Date? = nil, isHistory: Bool = false, forms: [Attachment]? = nil,
        basis: [ServiceRequest.ID]? = nil, contained: [Observation]? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.categories = categories
        self.code = code
        self.patient = patient
        self.encounter = encounter
        self.effective = effective
        self.issued = issued
        self.performers = performers
        self.results = results
        self.conclusion = conclusion
        self.released = released
        self.isHistory = isHistory
        self.forms = forms
        self.basis = basis
        self.contained = contained
    }

    package var date: DateTime? { effective?.dateTime ?? issued.map(DateTime.instant) }
    package var title: String { code.display }
    package var comment: String? {
        get { conclusion }
        set { conclusion = newValue }
    }
    package var categoryCode: String? { categories.lazy.compactMap { $0.codings.first?.code }.first }
    package var isFinal: Bool { [.final, .amended, .corrected, .appended].contains(status) }
    package var needsRelease: Bool { true }

    /// The results that stand within it, each with how its value is where that is known, and what was concluded.
    package var words: Phrase {
        let results = (contained ?? []).map(\.wordsInReport)
        return Phrase(joining: results + [conclusion.map { "\($0)" }].compactMap(\.self), by: "; ")
    }

    /// The report with those reference ranges of its own results alone that hold for a patient.
    package func suited(to patient: Patient) -> DiagnosticReport {
        guard let contained, hasRangesForSome else { return self }
        var report = self
        report.contained = contained.map { $0.suited(to: patient) }
        return report
    }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case registered, partial, preliminary, final, amended, corrected, appended, cancelled
        case enteredInError = "entered-in-error"
        case unknown
    }
}

extension Observation {
    /// What was measured, what was found, and how that is where it is known.
    package var wordsInReport: Phrase {
        let found = Phrase(joining: [code.words, valueWords], by: " ")
        return Phrase(joining: [found, interpretation?.words].compactMap(\.self), by: ", ")
    }
}

import Foundation

/// Something that was measured or found.
package struct Observation: ResultEntity, StatusHaving {
    package static let resourceType = "Observation"

    package let id: EntityID<Observation>
    package var identifiers: [Identifier]
    package var status: Status
    package var categories: [CodeableConcept]
    package var code: CodeableConcept
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    /// When it was measured; FHIR's `effective`.
    package var effective: StatedTime?
    package var issued: Date?
    /// FHIR references to who has measured it.
    package var performers: [String]
    package var value: Value?
    package var interpretations: [CodeableConcept]
    package var referenceRanges: [ReferenceRange]
    package var components: [Component]
    package var note: String?
    package var released: Date?
    package var isHistory: Bool
    package var basis: [ServiceRequest.ID]?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .final, categories: [CodeableConcept],
        code: CodeableConcept, patient: Patient.ID?, encounter: Encounter.ID? = nil, effective: StatedTime?,
        issued: Date? = nil, performers: [String] = [], value: Value? = nil, interpretations: [CodeableConcept] = [],
        referenceRanges: [ReferenceRange] = [], components: [Component] = [], note: String? = nil,
        released: Date? = nil, isHistory: Bool = false, basis: [ServiceRequest.ID]? = nil
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
        self.value = value
        self.interpretations = interpretations
        self.referenceRanges = referenceRanges
        self.components = components
        self.note = note
        self.released = released
        self.isHistory = isHistory
        self.basis = basis
    }

    package var date: DateTime? { effective?.dateTime ?? issued.map(DateTime.instant) }
    package var title: String { code.display }
    package var comment: String? {
        get { note }
        set { note = newValue }
    }
    package var isFinal: Bool { [.final, .amended, .corrected].contains(status) }
    package var categoryCode: String? { categories.lazy.compactMap { $0.code(in: Category.system) }.first }
    package var category: Category? { categoryCode.flatMap(Category.init) }

    /// What is measured before the patient's eyes, or told by them, is theirs at once.
    package var needsRelease: Bool {
        switch category {
        case .vitalSigns, .socialHistory, .survey, .exam, .activity: false
        case .laboratory, .imaging, .procedure, .therapy, nil: true
        }
    }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case registered, preliminary, final, amended, corrected, cancelled
        case enteredInError = "entered-in-error"
        case unknown
    }

    package enum Category: String, Hashable, Codable, Sendable, CaseIterable {
        case socialHistory = "social-history"
        case vitalSigns = "vital-signs"
        case imaging, laboratory, procedure, survey, exam, therapy, activity

        package static let system = "http://terminology.hl7.org/CodeSystem/observation-category"
    }
}

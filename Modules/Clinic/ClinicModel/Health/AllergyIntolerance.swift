import Foundation

/// What somebody must not be given.
package struct AllergyIntolerance: HealthEntity {
    package static let resourceType = "AllergyIntolerance"

    package let id: EntityID<AllergyIntolerance>
    package var identifiers: [Identifier]
    package var clinicalStatus: ClinicalStatus?
    package var verificationStatus: VerificationStatus?
    /// How it comes about; nil where nobody has said so.
    package var type: Kind?
    /// What it is to; nil where nobody has said so.
    package var category: [Category]?
    package var criticality: Criticality?
    package var code: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var onset: StatedTime?
    package var recorded: DateTime?
    /// A FHIR reference to who has recorded it.
    package var recorder: String?
    package var reactions: [Reaction]

    package init(
        id: ID, identifiers: [Identifier] = [], clinicalStatus: ClinicalStatus? = .active,
        verificationStatus: VerificationStatus? = .confirmed, type: Kind? = nil, category: [Category]? = nil,
        criticality: Criticality? = nil, code: CodeableConcept?, patient: Patient.ID?, encounter: Encounter.ID? = nil,
        onset: StatedTime? = nil, recorded: DateTime? = nil, recorder: String? = nil, reactions: [Reaction] = []
    ) {
        self.id = id
        self.identifiers = identifiers
        self.clinicalStatus = clinicalStatus
        self.verificationStatus = verificationStatus
        self.type = type
        self.category = category
        self.criticality = criticality
        self.code = code
        self.patient = patient
        self.encounter = encounter
        self.onset = onset
        self.recorded = recorded
        self.recorder = recorder
        self.reactions = reactions
    }

    package var statusCode: String { isEnteredInError ? "entered-in-error" : clinicalStatus?.rawValue ?? "unknown" }
    package var isEnteredInError: Bool { verificationStatus == .enteredInError }
    package var date: DateTime? { onset?.dateTime ?? recorded }
    package var isActive: Bool { verificationStatus != .refuted && clinicalStatus?.isActive ?? true }

    /// Whether it may be to a medicine: nothing says that it is to something else.
    package var mayBeToMedicine: Bool {
        guard !isNoneKnown else { return false }
        guard let category, !category.isEmpty else { return true }
        return category.contains(.medication) || category.contains(.biologic)
    }

    package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        case allergy, intolerance
    }

    package enum Category: String, Hashable, Codable, Sendable, CaseIterable {
        case food, medication, environment, biologic
    }

    package enum Criticality: String, Hashable, Codable, Sendable, CaseIterable {
        case low, high
        case unableToAssess = "unable-to-assess"
    }

    /// What happened once.
    package struct Reaction: Hashable, Codable, Sendable {
        package enum Severity: String, Hashable, Codable, Sendable, CaseIterable {
            case mild, moderate, severe
        }

        /// What it was to, where that is not what the allergy itself names.
        package var substance: CodeableConcept?
        package var manifestations: [CodeableConcept]
        package var severity: Severity?

        package init(
            substance: CodeableConcept? = nil, manifestations: [CodeableConcept], severity: Severity? = nil
        ) {
            self.substance = substance
            self.manifestations = manifestations
            self.severity = severity
        }
    }
}

import Foundation

/// A medicine that somebody is to take, and how.
package struct MedicationRequest: HealthEntity, StatusHaving {
    package static let resourceType = "MedicationRequest"

    package let id: EntityID<MedicationRequest>
    package var identifiers: [Identifier]
    package var status: Status
    package var statusReason: CodeableConcept?
    package var intent: Intent
    /// Whether it says that the medicine must not be taken.
    package var doNotPerform: Bool?
    package var categories: [CodeableConcept]
    package var priority: Priority?
    /// FHIR's `medicationCodeableConcept`, or the code of the Medication within the resource.
    package var medication: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var authored: DateTime?
    /// A FHIR reference to who has prescribed it.
    package var requester: String?
    package var reasons: [CodeableConcept]
    package var dosages: [Dosage]
    package var dispense: Dispense?
    package var note: String?
    /// The prescription whose place it takes, or would take; FHIR's `priorPrescription`.
    package var prior: EntityID<MedicationRequest>?
    /// The request that it fulfils; the MedicationRequest among FHIR's `basedOn`.
    package var basis: EntityID<MedicationRequest>?
    /// What spoke against it, with the reasons why it was prescribed; nil where nothing did.
    package var issues: [DetectedIssue]?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .active, statusReason: CodeableConcept? = nil,
        intent: Intent = .order, doNotPerform: Bool? = nil, categories: [CodeableConcept] = [],
        priority: Priority? = nil, medication: CodeableConcept?, patient: Patient.ID?, encounter: Encounter.ID? = nil,
        authored: DateTime?,
        requester: String? = nil, reasons: [CodeableConcept] = [], dosages: [Dosage] = [], dispense: Dispense? = nil,
        note: String? = nil, prior: ID? = nil, basis: ID? = nil, issues: [DetectedIssue]? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.statusReason = statusReason
        self.intent = intent
        self.doNotPerform = doNotPerform
        self.categories = categories
        self.priority = priority
        self.medication = medication
        self.patient = patient
        self.encounter = encounter
        self.authored = authored
        self.requester = requester
        self.reasons = reasons
        self.dosages = dosages
        self.dispense = dispense
        self.note = note
        self.prior = prior
        self.basis = basis
        self.issues = issues
    }

    package var date: DateTime? { authored }
    /// Whether the patient takes the medicine now.
    package var isActive: Bool { doNotPerform != true && (status == .active || status == .onHold) }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case active
        case onHold = "on-hold"
        case cancelled, completed
        case enteredInError = "entered-in-error"
        case stopped, draft, unknown
    }

    package enum Intent: String, Hashable, Codable, Sendable, CaseIterable {
        case proposal, plan, order
        case originalOrder = "original-order"
        case reflexOrder = "reflex-order"
        case fillerOrder = "filler-order"
        case instanceOrder = "instance-order"
        case option
    }

    package enum Priority: String, Hashable, Codable, Sendable, CaseIterable {
        case routine, urgent, asap, stat
    }

    /// What the pharmacy may give out; FHIR's `dispenseRequest`.
    package struct Dispense: Hashable, Codable, Sendable {
        package var validFrom: Date?
        package var validUntil: Date?
        package var repeats: Int?
        package var quantity: Quantity?
        package var supplyDuration: Quantity?

        package init(
            validFrom: Date? = nil, validUntil: Date? = nil, repeats: Int? = nil, quantity: Quantity? = nil,
            supplyDuration: Quantity? = nil
        ) {
            self.validFrom = validFrom
            self.validUntil = validUntil
            self.repeats = repeats
            self.quantity = quantity
            self.supplyDuration = supplyDuration
        }
    }
}

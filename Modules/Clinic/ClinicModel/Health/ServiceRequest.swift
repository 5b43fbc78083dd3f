import Foundation

/// An order: something that others are to examine or to do, such as a laboratory.
package struct ServiceRequest: HealthEntity, StatusHaving {
    package static let resourceType = "ServiceRequest"

    package let id: EntityID<ServiceRequest>
    package var identifiers: [Identifier]
    package var status: Status
    /// Why it stands so; FHIR's extension `request-statusReason`.
    package var statusReason: CodeableConcept?
    package var intent: Intent
    /// Whether it says that this must not be done.
    package var doNotPerform: Bool?
    package var categories: [CodeableConcept]
    package var priority: Priority?
    package var code: CodeableConcept?
    package var patient: Patient.ID?
    package var encounter: Encounter.ID?
    package var authored: DateTime?
    /// A FHIR reference to who has ordered it.
    package var requester: String?
    package var reasons: [CodeableConcept]
    package var note: String?

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .active, statusReason: CodeableConcept? = nil,
        intent: Intent = .order, doNotPerform: Bool? = nil, categories: [CodeableConcept] = [],
        priority: Priority? = nil, code: CodeableConcept?, patient: Patient.ID?, encounter: Encounter.ID? = nil,
        authored: DateTime?,
        requester: String? = nil, reasons: [CodeableConcept] = [], note: String? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.statusReason = statusReason
        self.intent = intent
        self.doNotPerform = doNotPerform
        self.categories = categories
        self.priority = priority
        self.code = code
        self.patient = patient
        self.encounter = encounter
        self.authored = authored
        self.requester = requester
        self.reasons = reasons
        self.note = note
    }

    package var date: DateTime? { authored }
    package var title: String { code?.display ?? "" }
    package var category: Category? {
        categories.lazy.compactMap { $0.code(in: Category.system).flatMap(Category.init) }.first
    }
    package var categoryCode: String? { category?.rawValue }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case draft, active
        case onHold = "on-hold"
        case revoked, completed
        case enteredInError = "entered-in-error"
        case unknown

        private static let successors: [Self: Set<Self>] = [
            .draft: [.active, .revoked],
            .active: [.onHold, .completed, .revoked],
            .onHold: [.active, .completed, .revoked],
            .unknown: [.active, .onHold, .completed, .revoked],
        ]

        /// What has ended stays so, unless it was entered in error.
        package func canBecome(_ next: Self) -> Bool {
            if next == .enteredInError { return self != .enteredInError }
            return Self.successors[self, default: []].contains(next)
        }
    }

    package enum Intent: String, Hashable, Codable, Sendable, CaseIterable {
        case proposal, plan, directive, order
        case originalOrder = "original-order"
        case reflexOrder = "reflex-order"
        case fillerOrder = "filler-order"
        case instanceOrder = "instance-order"
        case option
    }

    package enum Priority: String, Hashable, Codable, Sendable, CaseIterable {
        case routine, urgent, asap, stat
    }

    /// Who is asked: codes of SNOMED CT, of which R4 names the first two for orders.
    package enum Category: String, Hashable, Codable, Sendable, CaseIterable {
        case laboratory = "108252007"
        case imaging = "363679005"
        case referral = "3457005"

        package static let system = "http://snomed.info/sct"

        package var concept: CodeableConcept {
            let display =
                switch self {
                case .laboratory: "Laboratory procedure"
                case .imaging: "Imaging"
                case .referral: "Patient referral"
                }
            return CodeableConcept(system: Self.system, code: rawValue, display: display)
        }
    }
}

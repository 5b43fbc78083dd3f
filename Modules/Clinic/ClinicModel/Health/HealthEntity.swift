import Foundation

/// A part of somebody's health record.
package protocol HealthEntity: Entity, Codable {
    var identifiers: [Identifier] { get }
    /// Whose record it is in; FHIR's `subject` or `patient`.
    var patient: Patient.ID? { get }
    var encounter: Encounter.ID? { get }
    /// The code that the parts of a record are told apart by, such as an Observation's `laboratory`.
    var categoryCode: String? { get }
    /// The code of R4 that says how it stands.
    var statusCode: String { get }
    /// When it was, or was written down; the beginning of what has lasted.
    var date: DateTime? { get }
    /// Whether it was taken back: then nobody is shown it.
    var isEnteredInError: Bool { get }
}

extension HealthEntity {
    package var categoryCode: String? { nil }
}

extension HealthEntity where Self: StatusHaving {
    package var statusCode: String { status.rawValue }
    package var isEnteredInError: Bool { statusCode == "entered-in-error" }
}

/// A resource whose `status` is one of R4's codes.
package protocol StatusHaving {
    associatedtype Status: RawRepresentable<String>

    var status: Status { get }
}

/// One of the types that a health record is made of.
package enum HealthResource: Hashable, Codable, Sendable {
    case condition(Condition)
    case allergyIntolerance(AllergyIntolerance)
    case immunization(Immunization)
    case procedure(Procedure)
    case observation(Observation)
    case diagnosticReport(DiagnosticReport)
    case medicationRequest(MedicationRequest)
    case documentReference(DocumentReference)
    case serviceRequest(ServiceRequest)
    case medicationStatement(MedicationStatement)

    /// Their names in R4.
    package static let types = [
        Condition.resourceType, AllergyIntolerance.resourceType, Immunization.resourceType, Procedure.resourceType,
        Observation.resourceType, DiagnosticReport.resourceType, MedicationRequest.resourceType,
        DocumentReference.resourceType, ServiceRequest.resourceType, MedicationStatement.resourceType,
    ]

    package var entity: any HealthEntity {
        switch self {
        case .condition(let entity): entity
        case .allergyIntolerance(let entity): entity
        case .immunization(let entity): entity
        case .procedure(let entity): entity
        case .observation(let entity): entity
        case .diagnosticReport(let entity): entity
        case .medicationRequest(let entity): entity
        case .documentReference(let entity): entity
        case .serviceRequest(let entity): entity
        case .medicationStatement(let entity): entity
        }
    }

    /// Whether the patient sees it: what waits for its release, or is still being written, is the clinic's.
    package var isReleased: Bool {
        switch self {
        case .observation(let result): result.isReleased
        case .diagnosticReport(let report): report.isReleased
        case .documentReference(let document): document.isReleased
        case .condition, .allergyIntolerance, .immunization, .procedure, .medicationRequest, .serviceRequest,
            .medicationStatement:
            true
        }
    }
}

extension CodeableConcept {
    /// The first code of a system.
    package func code(in system: String) -> String? {
        codings.lazy.filter { $0.system == system }.compactMap(\.code).first
    }

    /// One code of one system.
    package init(system: String, code: String, display: String? = nil) {
        self.init(codings: [Coding(system: system, code: code, display: display)])
    }
}

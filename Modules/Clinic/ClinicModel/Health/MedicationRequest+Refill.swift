import Foundation

/// A refill that a patient asks for is a MedicationRequest of its own: a `proposal`, which authorises nobody to give
/// anything out, and a `draft` until somebody of the clinic answers it. It names the prescription that it would continue
/// as `priorPrescription`. R4's codes do not tell what was withdrawn from what was declined, so `statusReason` does.
extension MedicationRequest {
    /// How a request for a refill stands.
    package enum RefillOutcome: String, Hashable, Codable, Sendable, CaseIterable {
        case open, approved, declined, withdrawn

        package static let system = "http://caduceus.example/fhir/CodeSystem/refill-outcome"
    }

    /// Whether a patient asks with it for more of a medicine.
    package var isRefillRequest: Bool {
        guard let requester, intent == .proposal, prior != nil else { return false }
        return Patient.ID(reference: requester) != nil
    }

    /// Whether something is prescribed with it, rather than proposed or planned.
    package var isPrescription: Bool {
        switch intent {
        case .order, .originalOrder, .reflexOrder, .fillerOrder, .instanceOrder: true
        case .proposal, .plan, .option: false
        }
    }

    package var refillOutcome: RefillOutcome {
        switch status {
        case .draft, .active, .onHold, .unknown: .open
        case .completed: .approved
        case .cancelled, .stopped, .enteredInError:
            statusReason?.code(in: RefillOutcome.system).flatMap(RefillOutcome.init) ?? .declined
        }
    }

    /// Whether a medicine that takes its place is the same, be it in another dose.
    package func isContinued(by medicine: CodeableConcept) -> Bool {
        medication?.sharesIngredient(with: medicine) ?? true
    }

    /// Until when what was prescribed lasts, with all its repeats; nil where nobody has said how long.
    package var supplyEnd: Date? {
        if let end = dispense?.validUntil { return end }
        guard let authored, let duration = dispense?.supplyDuration, let days = duration.days else { return nil }
        return authored.beginning + days * 86400 * Double(1 + (dispense?.repeats ?? 0))
    }

    /// For how long before the end of what one has a refill is due, at most: a quarter of what a short course lasts.
    package static var refillNotice: TimeInterval { 7 * 86400 }

    package func isRefillDue(at now: Date) -> Bool {
        guard isPrescription, isActive, status == .active, let supplyEnd else { return false }
        let course = authored.map { supplyEnd.timeIntervalSince($0.beginning) } ?? .infinity
        return supplyEnd <= now + min(Self.refillNotice, course / 4)
    }
}

extension MedicationRequest.Status {
    private static let successors: [Self: Set<Self>] = [
        .draft: [.active, .completed, .cancelled],
        .active: [.onHold, .completed, .stopped, .cancelled],
        .onHold: [.active, .completed, .stopped, .cancelled],
        .unknown: [.active, .onHold, .completed, .stopped, .cancelled],
    ]

    /// What has ended stays so, unless it was entered in error.
    package func canBecome(_ next: Self) -> Bool {
        if next == .enteredInError { return self != .enteredInError }
        return Self.successors[self, default: []].contains(next)
    }
}

extension Quantity {
    /// A duration in UCUM's units as days.
    package var days: Double? {
        guard let value = value?.value else { return nil }
        switch code ?? unit {
        case "h": return value / 24
        case "d": return value
        case "wk": return value * 7
        case "mo": return value * 30
        case "a": return value * 365
        default: return nil
        }
    }
}

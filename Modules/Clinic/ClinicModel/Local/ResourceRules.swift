/// What of the clinic's resources a principal is shown, by the rules of the gateways.
package final class ResourceRules {
    private let records: any ClinicRecords
    private let principal: Principal
    private var known: [Patient.ID: Bool] = [:]

    package init(records: any ClinicRecords, principal: Principal) {
        self.records = records
        self.principal = principal
    }

    /// The resource as it is to the principal; nil where it is not theirs to see.
    package func shown(_ stored: StoredResource) throws -> StoredResource? {
        var shown = stored
        switch stored.entity {
        case .patient(let patient): return try isOwn(patient.id) ? stored : nil
        case .practitioner, .organization, .schedule, .questionnaire: return stored
        case .slot(let slot):
            guard let slot = try self.shown(slot) else { return nil }
            shown.entity = .slot(slot)
        case .appointment(let appointment):
            guard appointment.hasParticipant(principal) else { return nil }
            return principal.role == .patient ? stored.forPatient : stored
        case .encounter(let encounter): return try isOwn(encounter.patient) ? stored : nil
        case .communication(let message):
            guard let message = try self.shown(message) else { return nil }
            shown.entity = .communication(message)
        case .health(let part):
            let mayShow = principal.role == .practitioner || part.isReleased
            return try mayShow && isOwn(part.entity.patient) ? stored : nil
        case .response(let response):
            guard let response = try self.shown(response) else { return nil }
            shown.entity = .response(response)
        case .auditEvent(let event):
            switch principal {
            case .patient(let own): return event.patient == own ? stored.forPatient : nil
            case .practitioner: return event.agent == principal.reference ? stored : nil
            }
        case .other:
            guard let subject = stored.subject else { return Self.common.contains(stored.type) ? stored : nil }
            return try isOwn(subject) ? stored : nil
        }
        return shown
    }

    /// The types that are in nobody's record, of which R4 has no patient's compartment.
    private static let common: Set = [
        "Organization", "Practitioner", "PractitionerRole", "Location", "HealthcareService", "Medication", "Substance",
        "Questionnaire", "Endpoint", "CodeSystem", "ValueSet", "ConceptMap", "StructureDefinition",
    ]

    private func isOwn(_ patient: Patient.ID?) throws -> Bool {
        guard let patient else { return false }
        switch principal {
        case .patient(let own): return own == patient
        case .practitioner(let practitioner):
            if let answer = known[patient] { return answer }
            let answer = try records.isPatient(patient, of: practitioner)
            known[patient] = answer
            return answer
        }
    }

    /// Whoever it is sent to besides the first has it in a conversation of their own.
    private func shown(_ message: Communication) throws -> Communication? {
        if isOwn(message) { return message }
        guard let copy = try records.communication(message.copyID(for: principal.reference)), copy.isDelivered,
            copy.correspondence != nil
        else { return nil }
        return copy.asResource(for: principal)
    }

    private func isOwn(_ message: Communication) -> Bool {
        switch principal {
        case .patient(let own):
            message.isPrepared
                ? message.sender == principal.reference
                : message.patient == own || message.isDelivered && message.correspondence?.patient == own
        case .practitioner(let own): message.isDelivered && message.correspondence?.practitioner == own
        }
    }

    /// A practitioner's own slots; a patient sees those that are free, or their visits'.
    private func shown(_ slot: Slot) throws -> Slot? {
        var slot = slot
        if slot.status == .busyTentative, let record = try records.slot(slot.id) {
            let isOver = slot.heldUntil.map { $0 <= records.now } ?? false
            if record.heldBy == principal || isOver, try records.keeper(of: slot.id) == nil {
                (slot.status, slot.heldUntil) = (.free, nil)
            }
        }
        switch principal {
        case .practitioner(let own): return try records.schedule(slot.schedule)?.practitioner == own ? slot : nil
        case .patient:
            if slot.status == .free { return slot }
            return try records.keeper(of: slot.id)?.hasParticipant(principal) == true ? slot : nil
        }
    }

    /// Practitioners read what was signed before a visit of theirs; an older version's answers belong to none.
    private func shown(_ response: QuestionnaireResponse) throws -> QuestionnaireResponse? {
        var response = response
        switch principal {
        case .patient(let own): return response.patient == own ? response : nil
        case .practitioner:
            guard response.isSigned, try isOwn(response.patient) else { return nil }
            if let visit = try response.appointment.flatMap({ try records.appointment($0) }) {
                guard visit.hasParticipant(principal) else { return nil }
            }
            response.draft = nil
            return response
        }
    }
}

extension StoredResource {
    /// Whose record it is in.
    var patient: Patient.ID? {
        switch entity {
        case .patient(let patient): patient.id
        case .appointment(let appointment): appointment.patient
        case .encounter(let encounter): encounter.patient
        case .communication(let message): message.patient ?? message.correspondence?.patient
        case .health(let part): part.entity.patient
        case .response(let response): response.patient
        case .practitioner, .organization, .schedule, .slot, .questionnaire, .auditEvent: nil
        case .other: subject
        }
    }
}

struct LocalPrescriptionsGateway: PrescriptionsGateway {
    let desk: Desk

    func prescriptions(of patient: Patient.ID, access: Access) async throws -> PatientPrescriptions {
        let desk = desk
        guard let done = access.words else {
            return try await desk.read(patient.reference) {
                try PrescriptionDesk(records: $0, desk: desk).prescriptions(of: patient)
            }
        }
        return try await desk.write(patient.reference, .read) { records in
            let found = try PrescriptionDesk(records: records, desk: desk).prescriptions(of: patient)
            try desk.audit(
                records, .read, MedicationRequest.resourceType, patient: patient, "\(done) the prescriptions")
            return found
        }
    }

    func openRefills(access: Access) async throws -> [Refill] {
        let desk = desk
        let found = try await desk.read(MedicationRequest.resourceType) {
            try PrescriptionDesk(records: $0, desk: desk).openRefills()
        }
        if desk.principal.role == .practitioner, let done = access.words {
            try await desk.write(MedicationRequest.resourceType, .read) { records in
                try desk.audit(
                    records, .read, MedicationRequest.resourceType, patient: nil, "\(done) the list of refills")
            }
        }
        return found
    }

    func medicines() async throws -> MedicineNames {
        let desk = desk
        return try await desk.read(MedicationRequest.resourceType) { records in
            _ = try desk.requirePractitioner(to: "prescribe")
            return MedicineNames(try records.medicines().map(\.display))
        }
    }

    func issues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue] {
        let desk = desk
        return try await desk.read(patient.reference) { records in
            _ = try desk.requirePractitioner(to: "prescribe")
            _ = try desk.principal.patient(patient, in: records)
            return try PrescriptionDesk(records: records, desk: desk).issues(with: medication, for: patient)
        }
    }

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws -> MedicationRequest.ID {
        try await write(patient.reference, .create) { try $0.prescribe(draft, for: patient) }
    }

    func stop(_ id: MedicationRequest.ID, reason: String) async throws {
        try await write(id.reference) { try $0.stop(id, reason: reason) }
    }

    func askForRefill(of id: MedicationRequest.ID, note: String?) async throws -> MedicationRequest.ID {
        try await write(id.reference, .create) { try $0.askForRefill(of: id, note: note) }
    }

    func withdraw(_ refill: MedicationRequest.ID) async throws {
        try await write(refill.reference) { try $0.withdraw(refill) }
    }

    func approve(
        _ refill: MedicationRequest.ID, reasons: [String: String], note: String?
    ) async throws -> MedicationRequest.ID {
        try await write(refill.reference) { try $0.approve(refill, reasons: reasons, note: note) }
    }

    func decline(_ refill: MedicationRequest.ID, reason: String) async throws {
        try await write(refill.reference) { try $0.decline(refill, reason: reason) }
    }

    private func write<Result: Sendable>(
        _ entity: String, _ action: AuditEvent.Action = .update,
        _ body: @escaping @Sendable (PrescriptionDesk) throws -> Result
    ) async throws -> Result {
        let desk = desk
        return try await desk.write(entity, action) { try body(PrescriptionDesk(records: $0, desk: desk)) }
    }
}

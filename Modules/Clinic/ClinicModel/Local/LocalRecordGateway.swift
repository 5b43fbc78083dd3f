struct LocalRecordGateway: RecordGateway {
    let desk: Desk

    func record(of patient: Patient.ID, access: Access) async throws -> PatientRecord {
        try await open(patient, access, HealthDesk.recordWords, as: patient.reference) { try $0.record(of: patient) }
    }

    func series(_ id: ResultSeries.ID, of patient: Patient.ID, access: Access) async throws -> SeriesDetails {
        try await open(patient, access, "the results \(id)", as: Observation.resourceType) {
            try $0.series(id, of: patient)
        }
    }

    func document(
        _ id: DocumentReference.ID, of patient: Patient.ID, access: Access
    ) async throws -> DocumentDetails {
        try await open(patient, access, "the document", as: id.reference) { try $0.document(id, of: patient) }
    }

    func results(access: Access) async throws -> [ResultSummary] {
        let desk = desk
        let found = try await desk.read(Observation.resourceType) {
            try HealthDesk(records: $0, principal: desk.principal).news()
        }
        if desk.principal.role == .practitioner, let done = access.words {
            try await desk.write(Observation.resourceType, .read) { records in
                try desk.audit(
                    records, .read, Observation.resourceType, patient: nil, "\(done) the list of results to release")
            }
        }
        return found
    }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String?) async throws {
        let desk = desk
        try await desk.write(patient.reference) { records in
            _ = try desk.requirePractitioner(to: "release results")
            let health = HealthDesk(records: records, principal: desk.principal)
            let released = try health.release(results, of: patient, comment: comment)
            for id in released {
                try desk.audit(records, .update, id.reference, patient: patient, "released to the patient")
            }
            for order in try health.completeOrders(of: patient, answeredBy: released) {
                try desk.audit(records, .update, order.reference, patient: patient, "completed: its result is released")
            }
        }
    }

    func addAllergy(_ draft: AllergyDraft, to patient: Patient.ID) async throws -> AllergyIntolerance.ID {
        let desk = desk
        return try await desk.write(patient.reference, .create) { records in
            _ = try desk.requirePractitioner(to: "note an allergy")
            let health = HealthDesk(records: records, principal: desk.principal)
            let allergy = try health.addAllergy(draft, to: patient)
            try desk.audit(records, .create, allergy.reference, patient: patient, "noted as an allergy")
            return allergy
        }
    }

    func markAllergyInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws {
        let desk = desk
        try await desk.write(patient.reference) { records in
            _ = try desk.requirePractitioner(to: "take back an allergy")
            let health = HealthDesk(records: records, principal: desk.principal)
            let before = try health.markAllergyInError(allergy, of: patient)?.rawValue ?? "unknown"
            try desk.audit(
                records, .update, allergy.reference, patient: patient, "\(before) → entered-in-error")
        }
    }

    private func open<Result: Sendable>(
        _ patient: Patient.ID, _ access: Access, _ what: String, as entity: String,
        _ body: @escaping @Sendable (HealthDesk) throws -> Result
    ) async throws -> Result {
        let desk = desk
        @Sendable func find(in records: any ClinicRecords) throws -> Result {
            try body(HealthDesk(records: records, principal: desk.principal))
        }
        guard let done = access.words else { return try await desk.read(patient.reference, find) }
        return try await desk.write(patient.reference, .read) { records in
            let result = try find(in: records)
            try desk.audit(records, .read, entity, patient: patient, "\(done) \(what)")
            return result
        }
    }
}

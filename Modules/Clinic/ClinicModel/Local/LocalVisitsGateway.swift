struct LocalVisitsGateway: VisitsGateway {
    let desk: Desk

    func visit(of appointment: Appointment.ID, access: Access) async throws -> VisitDetails {
        let desk = desk
        guard let done = access.words else {
            return try await desk.read(appointment.reference) {
                try VisitDesk(records: $0, desk: desk).details(appointment)
            }
        }
        return try await desk.write(appointment.reference, .read) { records in
            let details = try VisitDesk(records: records, desk: desk).details(appointment)
            try desk.audit(
                records, .read, details.encounter.id.reference, patient: details.patient.id, "\(done) the visit")
            return details
        }
    }

    func setReason(_ reason: String, of appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.setReason(reason, of: appointment) }
    }

    func measure(
        _ signs: VitalSigns, correcting mistake: Observation.ID?, in appointment: Appointment.ID
    ) async throws {
        try await write(appointment) { try $0.measure(signs, correcting: mistake, in: appointment) }
    }

    func addProblem(_ problem: CodeableConcept, in appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.addProblem(problem, in: appointment) }
    }

    func resolve(_ problem: Condition.ID, in appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.resolve(problem, in: appointment) }
    }

    func markMeasurementInError(
        _ sign: VitalSign, measurement: Observation.ID?, in appointment: Appointment.ID
    ) async throws {
        try await write(appointment) { try $0.markMeasurementInError(sign, measurement, in: appointment) }
    }

    func markProblemInError(_ problem: Condition.ID, in appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.markProblemInError(problem, in: appointment) }
    }

    func saveNote(_ text: String, of appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.saveNote(text, of: appointment) }
    }

    func order(_ draft: OrderDraft, in appointment: Appointment.ID) async throws -> ServiceRequest.ID {
        try await write(appointment) { try $0.order(draft, in: appointment) }
    }

    func revoke(_ order: ServiceRequest.ID, reason: String, in appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.revoke(order, reason: reason, in: appointment) }
    }

    func complete(_ order: ServiceRequest.ID, in appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.complete(order, in: appointment) }
    }

    func sign(_ appointment: Appointment.ID) async throws {
        try await write(appointment) { visit in
            _ = try visit.findRunning(appointment)
            _ = try AppointmentDesk(records: visit.records, desk: visit.desk).finish(appointment, isSigned: true)
        }
    }

    func addAddendum(_ text: String, to appointment: Appointment.ID) async throws {
        try await write(appointment) { try $0.addAddendum(text, to: appointment) }
    }

    private func write<Result: Sendable>(
        _ appointment: Appointment.ID, _ body: @escaping @Sendable (VisitDesk) throws -> Result
    ) async throws -> Result {
        let desk = desk
        return try await desk.write(appointment.reference) { try body(VisitDesk(records: $0, desk: desk)) }
    }
}

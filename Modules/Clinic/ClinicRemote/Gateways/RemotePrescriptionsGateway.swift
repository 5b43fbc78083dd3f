import ClinicAPI
import ClinicModel

struct RemotePrescriptionsGateway: PrescriptionsGateway {
    let line: Line

    func prescriptions(of patient: Patient.ID, access: Access) async throws -> PatientPrescriptions {
        try await line(Calls.readPrescriptions, patient, access)
    }

    func openRefills(access: Access) async throws -> [Refill] {
        try await line(Calls.openRefills, access)
    }

    func medicines() async throws -> MedicineNames {
        try await line(Calls.medicines)
    }

    func issues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue] {
        try await line(Calls.issues, medication, patient)
    }

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws -> MedicationRequest.ID {
        try await line(Calls.prescribe, draft, patient)
    }

    func stop(_ id: MedicationRequest.ID, reason: String) async throws {
        _ = try await line(Calls.stop, id, reason)
    }

    func askForRefill(of id: MedicationRequest.ID, note: String?) async throws -> MedicationRequest.ID {
        try await line(Calls.askForRefill, id, note)
    }

    func withdraw(_ refill: MedicationRequest.ID) async throws {
        _ = try await line(Calls.withdrawRefill, refill)
    }

    func approve(
        _ refill: MedicationRequest.ID, reasons: [String: String], note: String?
    ) async throws -> MedicationRequest.ID {
        try await line(Calls.approveRefill, refill, reasons, note)
    }

    func decline(_ refill: MedicationRequest.ID, reason: String) async throws {
        _ = try await line(Calls.declineRefill, refill, reason)
    }
}

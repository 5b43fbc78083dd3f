import ClinicModel
import Foundation

extension Calls {
    static let prescriptions: [any ServedCall] = [
        readPrescriptions, openRefills, medicines, issues, prescribe, stop, askForRefill, withdrawRefill, approveRefill,
        declineRefill,
    ]

    package static let readPrescriptions = Call("prescriptions/read", .reads, "patient", "access") {
        (caller, patient: Patient.ID, access: Access) in
        try await caller.prescriptions.prescriptions(of: patient, access: access)
    }
    package static let openRefills = Call("prescriptions/open-refills", .reads, "access") { (caller, access: Access) in
        try await caller.prescriptions.openRefills(access: access)
    }
    package static let medicines = Call("prescriptions/medicines", .reads) { caller in
        try await caller.prescriptions.medicines()
    }
    package static let issues = Call("prescriptions/issues", .reads, "medication", "patient") {
        (caller, medication: CodeableConcept, patient: Patient.ID) in
        try await caller.prescriptions.issues(with: medication, for: patient)
    }
    package static let prescribe = Call("prescriptions/prescribe", .changes, "draft", "patient") {
        (caller, draft: PrescriptionDraft, patient: Patient.ID) in
        try await caller.prescriptions.prescribe(draft, for: patient)
    }
    package static let stop = Call("prescriptions/stop", .changes, "id", "reason") {
        (caller, id: MedicationRequest.ID, reason: String) in
        try await caller.prescriptions.stop(id, reason: reason)
    }
    package static let askForRefill = Call("prescriptions/ask-for-refill", .changes, "id", "note") {
        (caller, id: MedicationRequest.ID, note: String?) in
        try await caller.prescriptions.askForRefill(of: id, note: note)
    }
    package static let withdrawRefill = Call("prescriptions/withdraw-refill", .changes, "refill") {
        (caller, refill: MedicationRequest.ID) in
        try await caller.prescriptions.withdraw(refill)
    }
    package static let approveRefill = Call("prescriptions/approve-refill", .changes, "refill", "reasons", "note") {
        (caller, refill: MedicationRequest.ID, reasons: [String: String], note: String?) in
        try await caller.prescriptions.approve(refill, reasons: reasons, note: note)
    }
    package static let declineRefill = Call("prescriptions/decline-refill", .changes, "refill", "reason") {
        (caller, refill: MedicationRequest.ID, reason: String) in
        try await caller.prescriptions.decline(refill, reason: reason)
    }
}

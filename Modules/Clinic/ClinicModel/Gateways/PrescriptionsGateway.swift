/// What is prescribed: a patient's own, or to a practitioner's patients. Whoever has prescribed something may stop it and
/// answer for it, too.
package protocol PrescriptionsGateway: Sendable {
    /// Somebody's prescriptions, and the refills that they have asked for. Opening them is audited.
    func prescriptions(of patient: Patient.ID, access: Access) async throws -> PatientPrescriptions

    /// The refills that wait for an answer, the oldest first: the patient's own, or those of a practitioner's patients.
    /// That a practitioner opens them is audited.
    func openRefills(access: Access) async throws -> [Refill]

    /// The names of the medicines that the clinic knows, whoever takes them. Patients may not ask.
    func medicines() async throws -> MedicineNames

    /// What speaks against a medicine, or against one whose name is written almost so: a known allergy, or that it is
    /// active already. Patients may not ask.
    func issues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue]

    /// Prescribes to a patient, and stops the prescription whose place it takes: both or neither. A refill of that which
    /// is asked for is approved with it where the medicine is the same, and declined else. Throws `invalid` where the
    /// draft has no reason for what speaks against it, and `notPossible` where what it replaces has ended.
    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws -> MedicationRequest.ID

    /// Ends a prescription before its time, and declines a refill of it that is asked for.
    func stop(_ id: MedicationRequest.ID, reason: String) async throws

    /// Asks, as the patient, for more of an active prescription. One can be asked for at a time.
    func askForRefill(of id: MedicationRequest.ID, note: String?) async throws -> MedicationRequest.ID

    /// Takes a request back, as the patient who has asked.
    func withdraw(_ refill: MedicationRequest.ID) async throws

    /// Prescribes again what is asked for. The new prescription takes the place of the old one, which is completed.
    ///
    /// - Parameters:
    ///   - reasons: Why it is prescribed in spite of each ``DetectedIssue``, by the issue's id.
    ///   - note: What the patient reads with the new prescription.
    func approve(
        _ refill: MedicationRequest.ID, reasons: [String: String], note: String?
    ) async throws -> MedicationRequest.ID

    func decline(_ refill: MedicationRequest.ID, reason: String) async throws
}

extension PrescriptionsGateway {
    package func approve(_ refill: MedicationRequest.ID) async throws -> MedicationRequest.ID {
        try await approve(refill, reasons: [:], note: nil)
    }
}

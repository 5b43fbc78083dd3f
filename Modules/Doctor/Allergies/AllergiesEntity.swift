import ClinicModel

/// Somebody's allergies: those that one has now come first.
package struct AllergiesEntity: Hashable, Sendable {
    package let patientName: String
    package let allergies: [AllergyIntolerance]
    /// What is taken now, with which an allergy is compared as soon as it is noted.
    package let medication: [MedicationRequest]
    /// The medicines that the clinic knows.
    package var medicines: MedicineNames

    package init(
        patientName: String, allergies: [AllergyIntolerance], medication: [MedicationRequest] = [],
        medicines: MedicineNames
    ) {
        self.patientName = patientName
        self.allergies = allergies
        self.medication = medication
        self.medicines = medicines
    }

    /// What is taken now although an allergy speaks against it, and what that says.
    func taken(against draft: AllergyDraft) -> [(medicine: CodeableConcept, issue: DetectedIssue)] {
        medication.compactMap { request in
            guard let medicine = request.medication, let issue = draft.issue(with: medicine) else { return nil }
            return (medicine: medicine, issue: issue)
        }
    }
}

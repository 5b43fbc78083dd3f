import Foundation

/// What is prescribed to somebody, as far as the principal may see it.
package struct PatientPrescriptions: Hashable, Codable, Sendable, Identifiable {
    package let patient: Patient
    /// The latest first, as everything below.
    package let active: [Prescription]
    package let past: [Prescription]
    /// Those that wait for an answer, and those that were answered lately.
    package let refills: [Refill]
    /// What must not be taken, for who may prescribe.
    package let prohibitions: [Prohibition]
    package let zone: Zone

    package init(
        patient: Patient, active: [Prescription], past: [Prescription], refills: [Refill],
        prohibitions: [Prohibition] = [], zone: Zone
    ) {
        self.patient = patient
        self.active = active
        self.past = past
        self.refills = refills
        self.prohibitions = prohibitions
        self.zone = zone
    }

    package var id: Patient.ID { patient.id }
}

/// A prescription, and by whom it is.
package struct Prescription: Hashable, Codable, Sendable, Identifiable {
    package let request: MedicationRequest
    package let prescriberName: String?
    /// Whether what the patient has of it ends soon.
    package let isRefillDue: Bool
    /// The refill of it that waits for an answer.
    package let openRefill: MedicationRequest.ID?
    /// Whether the principal may stop it now.
    package let canStop: Bool
    /// Whether the principal may ask for a refill now.
    package let canAskForRefill: Bool
    /// What the patient's allergies say now against what is taken; patients are not told.
    package let issues: [DetectedIssue]

    package init(
        request: MedicationRequest, prescriberName: String?, isRefillDue: Bool, openRefill: MedicationRequest.ID?,
        canStop: Bool, canAskForRefill: Bool, issues: [DetectedIssue] = []
    ) {
        self.request = request
        self.prescriberName = prescriberName
        self.isRefillDue = isRefillDue
        self.openRefill = openRefill
        self.canStop = canStop
        self.canAskForRefill = canAskForRefill
        self.issues = issues
    }

    package var id: MedicationRequest.ID { request.id }
    package var title: String { request.medication?.display ?? "" }
    package var words: Phrase { request.medication?.words ?? "" }
}

/// A refill that a patient has asked for.
package struct Refill: Hashable, Codable, Sendable, Identifiable {
    package let request: MedicationRequest
    package let patient: Patient.ID
    package let patientName: String
    /// What would be prescribed again; nil where it is not there any more.
    package let prior: MedicationRequest?
    /// The patient's allergies, for who may answer.
    package let allergies: [AllergyIntolerance]
    /// What the patient must not take, for who may answer.
    package let prohibitions: [Prohibition]
    /// What speaks against it now; patients are not told.
    package let issues: [DetectedIssue]
    /// Whether the principal may approve or decline it now.
    package let canAnswer: Bool
    /// Whether the principal may take it back now.
    package let canWithdraw: Bool
    package let zone: Zone

    package init(
        request: MedicationRequest, patient: Patient.ID, patientName: String, prior: MedicationRequest?,
        allergies: [AllergyIntolerance], prohibitions: [Prohibition] = [], issues: [DetectedIssue], canAnswer: Bool,
        canWithdraw: Bool, zone: Zone
    ) {
        self.request = request
        self.patient = patient
        self.patientName = patientName
        self.prior = prior
        self.allergies = allergies
        self.prohibitions = prohibitions
        self.issues = issues
        self.canAnswer = canAnswer
        self.canWithdraw = canWithdraw
        self.zone = zone
    }

    package var id: MedicationRequest.ID { request.id }
    package var title: String { request.medication?.display ?? "" }
    package var words: Phrase { request.medication?.words ?? "" }
    package var outcome: MedicationRequest.RefillOutcome { request.refillOutcome }

    /// Whether something speaks against it so that it is approved with a reason only.
    package var needsReason: Bool { issues.contains(where: \.needsReason) }

    /// Whether only who answers can compare it with the allergies.
    package var isLeftToCompare: Bool {
        (prior ?? request).medication.map { $0.isLeftToCompare(with: allergies) } ?? false
    }
}

/// What is to be prescribed.
package struct PrescriptionDraft: Hashable, Codable, Sendable {
    package var medication: CodeableConcept
    package var dosage: Dosage
    /// For how many days one supply lasts.
    package var days: Int?
    /// How often it may be given out again.
    package var repeats: Int?
    package var note: String?
    package var encounter: Encounter.ID?
    /// Why it is prescribed in spite of each ``DetectedIssue``, by the issue's id.
    package var reasons: [String: String]
    /// The prescription whose place it takes; nil for one that is written besides the others.
    package var replacement: Replacement?

    package init(
        medication: CodeableConcept, dosage: Dosage, days: Int? = nil, repeats: Int? = nil, note: String? = nil,
        encounter: Encounter.ID? = nil, reasons: [String: String] = [:], replacement: Replacement? = nil
    ) {
        self.medication = medication
        self.dosage = dosage
        self.days = days
        self.repeats = repeats
        self.note = note
        self.encounter = encounter
        self.reasons = reasons
        self.replacement = replacement
    }

    /// An active prescription that is stopped in the same step in which another is written.
    package struct Replacement: Hashable, Codable, Sendable {
        package let prescription: MedicationRequest.ID
        /// Why that is stopped.
        package let reason: String

        package init(of prescription: MedicationRequest.ID, because reason: String) {
            self.prescription = prescription
            self.reason = reason
        }
    }
}

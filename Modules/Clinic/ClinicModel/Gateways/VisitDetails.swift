/// A visit as it is being documented, or was.
package struct VisitDetails: Hashable, Codable, Sendable, Identifiable {
    package let appointment: AppointmentSummary
    package let encounter: Encounter
    package let patient: Patient
    package let allergies: [AllergyIntolerance]
    /// What was measured in this visit, each the last time.
    package let vitalSigns: VitalSigns
    /// All that was measured in this visit, the earliest first; nil from an older server.
    package let measurements: [VisitMeasurement]?
    /// What was measured before, each the last time.
    package let earlierSigns: VitalSigns
    /// The problems that were noted in this visit, and those that were known in it and not over before.
    package let problems: [Condition]
    /// The note as far as it is written, or as it was signed.
    package let note: DocumentReference?
    /// What was added after the signature, the earliest first.
    package let addenda: [Addendum]
    /// What was prescribed in this visit.
    package let prescriptions: [MedicationRequest]
    /// What was ordered in this visit, the latest first.
    package let orders: [Order]
    /// Whether the principal may write in it now.
    package let canWrite: Bool
    /// Whether the principal may add to it now.
    package let canAddAddendum: Bool
    /// Whether the principal may take back what was entered in error in it.
    package let canCorrect: Bool
    package let zone: Zone

    package init(
        appointment: AppointmentSummary, encounter: Encounter, patient: Patient, allergies: [AllergyIntolerance],
        vitalSigns: VitalSigns, measurements: [VisitMeasurement]? = nil, earlierSigns: VitalSigns,
        problems: [Condition], note: DocumentReference?, addenda: [Addendum], prescriptions: [MedicationRequest],
        orders: [Order], canWrite: Bool, canAddAddendum: Bool, canCorrect: Bool, zone: Zone
    ) {
        self.appointment = appointment
        self.encounter = encounter
        self.patient = patient
        self.allergies = allergies
        self.vitalSigns = vitalSigns
        self.measurements = measurements
        self.earlierSigns = earlierSigns
        self.problems = problems
        self.note = note
        self.addenda = addenda
        self.prescriptions = prescriptions
        self.orders = orders
        self.canWrite = canWrite
        self.canAddAddendum = canAddAddendum
        self.canCorrect = canCorrect
        self.zone = zone
    }

    package var id: Appointment.ID { appointment.id }

    package var noteText: String { note?.attachment.text ?? "" }

    /// The measurements of a sign in this visit, the earliest first.
    package func measured(_ sign: VitalSign) -> [VisitMeasurement] {
        (measurements ?? []).filter { $0.signs.values[sign] != nil }
    }
}

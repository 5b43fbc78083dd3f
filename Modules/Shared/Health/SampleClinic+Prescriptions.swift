import ClinicModel

extension SampleClinic {
    static let prescriptions: PatientPrescriptions = {
        let metformin = medicine("m1", "Metformin 500 mg", "1 tablet by mouth twice a day", day: -80, days: 90)
        let ramipril = medicine("m2", "Ramipril 5 mg", "1 tablet by mouth once a day", day: -20, days: 100)
        var codeine = medicine("m3", "Codeine 30 mg", "1 tablet at night", day: -200, days: 10)
        codeine.status = .stopped
        codeine.statusReason = CodeableConcept(text: "Made drowsy")
        let refill = MedicationRequest(
            id: "m4", status: .draft, intent: .proposal, medication: metformin.medication, patient: patient.id,
            authored: .instant(instant(9, day: -1)), requester: patient.id.reference,
            note: "I leave for a month on Friday.",
            prior: metformin.id)
        return PatientPrescriptions(
            patient: patient,
            active: [
                prescription(metformin, isDue: true, openRefill: refill.id), prescription(ramipril, isDue: false),
            ],
            past: [prescription(codeine, isDue: false)],
            refills: [
                Refill(
                    request: refill, patient: patient.id, patientName: patient.name, prior: metformin, allergies: [],
                    issues: [], canAnswer: false, canWithdraw: true, zone: zone)
            ], zone: zone)
    }()

    private static func medicine(
        _ id: MedicationRequest.ID, _ name: String, _ dosage: String, day: Int, days: Int
    ) -> MedicationRequest {
        MedicationRequest(
            id: id, medication: CodeableConcept(text: name), patient: patient.id,
            authored: .instant(instant(9, day: day)),
            requester: practitioner.id.reference, dosages: [Dosage(text: dosage)],
            dispense: .init(supplyDuration: Quantity(ExactDecimal(String(days)), "days", code: "d")))
    }

    private static func prescription(
        _ request: MedicationRequest, isDue: Bool, openRefill: MedicationRequest.ID? = nil
    ) -> Prescription {
        Prescription(
            request: request, prescriberName: practitioner.name, isRefillDue: isDue, openRefill: openRefill,
            canStop: false, canAskForRefill: request.isActive && openRefill == nil)
    }
}

import ClinicModel
import Foundation

/// The demo's medication: each state that a prescription and a refill can be in.
extension DemoHealth {
    mutating func prescribeFirst(_ patient: Patient.ID) {
        let metformin = prescribe(
            "Metformin 500 mg tablet", Dosage(dose: "1 tablet", frequency: .twice, route: .oral), days: 90, to: patient,
            daysAgo: 88)
        askForRefill(of: metformin, patient, daysAgo: 1, "I leave for a month on Friday.")
        let old = prescribe(
            "Ramipril 5 mg tablet", Dosage(dose: "1 tablet", frequency: .once, route: .oral), days: 100, to: patient,
            daysAgo: 104, .completed)
        let approved = askForRefill(of: old, patient, daysAgo: 9, nil, .completed)
        prescribe(
            "Ramipril 5 mg tablet", Dosage(dose: "1 tablet", frequency: .once, route: .oral), days: 100, to: patient,
            daysAgo: 9, prior: old, basis: approved)
        prescribe(
            "Atorvastatin 20 mg tablet", Dosage(dose: "1 tablet", frequency: .once, route: .oral), days: 30, repeats: 2,
            to: patient, daysAgo: 86)
        prescribe(
            "Codeine 30 mg tablet",
            Self.coded(
                Dosage(dose: "1 tablet", isAsNeeded: true), Dosage.Timing(details: .init(events: [.night]))),
            days: 10, to: patient, daysAgo: 405, .completed)
        prescribe(
            "Amlodipine 5 mg tablet", Dosage(dose: "1 tablet", frequency: .once, route: .oral), days: 90, to: patient,
            daysAgo: 300, .stopped, because: "Swollen ankles")
    }

    mutating func prescribeThyroxine(_ patient: Patient.ID) -> MedicationRequest {
        prescribe(
            "Levothyroxine 50 µg tablet",
            Self.coded(
                Dosage(dose: "1 tablet", route: .oral),
                Dosage.Timing(
                    frequency: 1, period: 1, unit: .day, details: .init(events: [.beforeBreakfast], offset: 30))),
            days: 100, to: patient, daysAgo: 97)
    }

    /// A dosage without words of its own: everybody reads in their language what is coded.
    private static func coded(_ dosage: Dosage, _ timing: Dosage.Timing) -> Dosage {
        var coded = dosage
        (coded.text, coded.timing) = (nil, timing)
        return coded
    }

    mutating func askForRefill(of prescription: MedicationRequest, _ patient: Patient.ID, _ number: Int) {
        askForRefill(of: prescription, patient, daysAgo: number % 4, number % 2 == 0 ? "Ten are left." : nil)
    }

    @discardableResult
    private mutating func prescribe(
        _ name: String, _ dosage: Dosage, days: Int, repeats: Int? = nil, to patient: Patient.ID, daysAgo: Int,
        _ status: MedicationRequest.Status = .active, because reason: String? = nil, prior: MedicationRequest? = nil,
        basis: MedicationRequest? = nil
    ) -> MedicationRequest {
        add(
            MedicationRequest(
                id: id(MedicationRequest.self), status: status,
                statusReason: reason.map { CodeableConcept(demo: $0) }, medication: CodeableConcept(demo: name),
                patient: patient, authored: .instant(day(daysAgo)), requester: doctor, dosages: [dosage],
                dispense: .init(
                    repeats: repeats,
                    supplyDuration: Quantity(ExactDecimal(String(days)), "days", code: "d")),
                prior: prior?.id, basis: basis?.id))
    }

    @discardableResult
    private mutating func askForRefill(
        of prescription: MedicationRequest, _ patient: Patient.ID, daysAgo: Int, _ note: String?,
        _ status: MedicationRequest.Status = .draft
    ) -> MedicationRequest {
        add(
            MedicationRequest(
                id: id(MedicationRequest.self), status: status, intent: .proposal,
                medication: prescription.medication, patient: patient, authored: .instant(day(daysAgo)),
                requester: patient.reference, dosages: prescription.dosages, note: note, prior: prescription.id))
    }

    private mutating func add(_ request: MedicationRequest) -> MedicationRequest {
        resources.append(.medicationRequest(request))
        return request
    }
}

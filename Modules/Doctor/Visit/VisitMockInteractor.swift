import ClinicModel
import Foundation

struct VisitMockInteractor: VisitInteractive {
    private static let start = Date(timeIntervalSince1970: 1_795_597_200)
    private static let patient = Patient(id: "s1", names: [HumanName(text: "Sam Sample")])

    func fetchVisit(_ id: Appointment.ID, access: Access) async throws -> VisitDetails {
        let appointment = Appointment(
            id: id, status: .fulfilled, service: CodeableConcept(text: "Consultation"), reason: "Cough",
            start: Self.start, end: Self.start + 1200,
            participants: [
                .init(actor: "Patient/s1", status: .accepted), .init(actor: "Practitioner/p1", status: .accepted),
            ])
        return VisitDetails(
            appointment: AppointmentSummary(
                appointment: appointment, patientName: "Sam Sample", practitionerName: "Dr. Ada Sample", zone: .utc),
            encounter: Encounter(
                id: "e2", status: .inProgress, encounterClass: .ambulatory, patient: "s1", practitioners: ["p1"],
                appointment: id, start: Self.start, reason: "Cough"),
            patient: Self.patient,
            allergies: [
                AllergyIntolerance(
                    id: "a1", criticality: .high, code: CodeableConcept(text: "Penicillin"), patient: "s1")
            ],
            vitalSigns: VitalSigns([.systolic: 128, .diastolic: 82, .pulse: 72]),
            measurements: [
                VisitMeasurement(
                    id: "b1", time: Self.start + 300, signs: VitalSigns([.systolic: 128, .diastolic: 82])),
                VisitMeasurement(id: "b2", time: Self.start + 300, signs: VitalSigns([.pulse: 72])),
            ],
            earlierSigns: VitalSigns([.systolic: 134, .diastolic: 85, .weight: 80]),
            problems: [Condition(id: "c1", code: CodeableConcept(text: "Type 2 diabetes"), patient: "s1")],
            note: DocumentReference(
                id: "n1", docStatus: .preliminary, patient: "s1", encounter: "e2", written: Self.start,
                attachment: Attachment(
                    contentType: "text/plain", data: Data("Coughs for a week, no fever.".utf8), title: "Visit note")),
            addenda: [],
            prescriptions: [
                MedicationRequest(
                    id: "m9", medication: CodeableConcept(text: "Salbutamol inhaler"), patient: "s1",
                    encounter: "e2", authored: .instant(Self.start),
                    dosages: [Dosage(text: "2 puffs inhaled, as needed")])
            ],
            orders: [
                Order(
                    request: ServiceRequest(
                        id: "o1", categories: [ServiceRequest.Category.laboratory.concept], priority: .urgent,
                        code: CodeableConcept(text: "CRP"), patient: "s1", encounter: "e2",
                        authored: .instant(Self.start),
                        requester: "Practitioner/p1", reasons: [CodeableConcept(text: "Pneumonia?")]),
                    requesterName: "Dr. Ada Sample")
            ],
            canWrite: true, canAddAddendum: false, canCorrect: true, zone: .utc)
    }

    func setReason(_ reason: String, of id: Appointment.ID) async throws {}
    func measure(_ signs: VitalSigns, correcting mistake: Observation.ID?, in id: Appointment.ID) async throws {}
    func addProblem(_ name: String, in id: Appointment.ID) async throws {}
    func resolve(_ problem: Condition.ID, in id: Appointment.ID) async throws {}
    func markInError(_ measurement: VisitMeasurement, in id: Appointment.ID) async throws {}
    func markProblemInError(_ problem: Condition.ID, in id: Appointment.ID) async throws {}
    func order(_ draft: OrderDraft, in id: Appointment.ID) async throws {}
    func revoke(_ order: ServiceRequest.ID, reason: String, in id: Appointment.ID) async throws {}
    func complete(_ order: ServiceRequest.ID, in id: Appointment.ID) async throws {}
    func stop(_ prescription: MedicationRequest.ID, reason: String) async throws {}
    func saveNote(_ text: String, of id: Appointment.ID) async throws {}
    func sign(_ id: Appointment.ID) async throws {}
    func addAddendum(_ text: String, to id: Appointment.ID) async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

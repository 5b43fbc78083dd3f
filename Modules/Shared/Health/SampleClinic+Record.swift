import ClinicModel
import Foundation

extension SampleClinic {
    static let note = DocumentReference(
        id: "d1", docStatus: .final, type: CodeableConcept(text: "Progress note"), patient: patient.id,
        written: instant(9, day: -30), authors: [practitioner.id.reference],
        attachment: Attachment(
            contentType: "text/plain",
            data: Data("Feels well. Walks every day.\nBlood sugar again in three months.".utf8), title: "Control"))

    static let record = PatientRecord(
        patient: Patient(
            id: patient.id, identifiers: [Identifier(value: "1001")], names: patient.names, gender: .female,
            birthDate: PartialDate("1961-03-04")),
        allergies: [
            AllergyIntolerance(
                id: "a1", criticality: .high, code: CodeableConcept(text: "Penicillin"), patient: patient.id,
                reactions: [.init(manifestations: [CodeableConcept(text: "Hives")])])
        ],
        problems: [
            Condition(
                id: "c1", code: CodeableConcept(text: "Type 2 diabetes"), patient: patient.id,
                onset: .instant(instant(0, day: -900)))
        ],
        medication: [
            MedicationRequest(
                id: "m1", medication: CodeableConcept(text: "Metformin 500 mg"), patient: patient.id,
                authored: .instant(instant(0, day: -120)), dosages: [Dosage(text: "One tablet with breakfast")])
        ],
        immunizations: [
            Immunization(
                id: "i1", vaccine: CodeableConcept(text: "Influenza"), patient: patient.id,
                occurrence: .instant(instant(0, day: -40)))
        ],
        orders: [
            Order(
                request: ServiceRequest(
                    id: "o1", categories: [ServiceRequest.Category.referral.concept],
                    code: CodeableConcept(text: "Ophthalmology"), patient: patient.id,
                    authored: .instant(instant(9, day: -30)),
                    requester: practitioner.id.reference, reasons: [CodeableConcept(text: "Diabetes")]),
                requesterName: practitioner.name)
        ],
        documents: [note],
        visits: [
            RecordVisit(
                encounter: Encounter(
                    id: "e1", status: .finished, encounterClass: .ambulatory, patient: patient.id,
                    start: instant(9, day: -30), reason: "Control"),
                practitionerName: practitioner.name, appointment: visits[0].id)
        ],
        series: (sugars + pressures).series,
        news: [
            ResultSummary(
                id: .observation("sugar-5"), patient: patient.id, patientName: patient.name, title: "HbA1c",
                words: Quantity(ExactDecimal("7.4"), "%").words, interpretation: .high,
                date: .instant(instant(8, day: -1)),
                released: nil, zone: zone)
        ],
        conversation: conversation.id, zone: zone)

    private static let sugars = ["6.3", "6.6", "6.4", "6.9", "7.4"].enumerated().map { index, value in
        Observation(
            id: Observation.ID("sugar-\(index + 1)"), categories: [category(.laboratory)],
            code: CodeableConcept(codings: [Coding(code: "4548-4")], text: "HbA1c"), patient: patient.id,
            effective: .instant(instant(8, day: -1 - 90 * (4 - index))),
            value: .quantity(Quantity(ExactDecimal(value), "%")),
            referenceRanges: [.init(low: Quantity(4, "%"), high: Quantity(6, "%"))],
            released: index < 4 ? instant(9) : nil)
    }

    private static let pressures = [(128, 82), (134, 85), (131, 84)].enumerated().map { index, pair in
        let (systolic, diastolic) = pair
        return Observation(
            id: Observation.ID("pressure-\(index + 1)"), categories: [category(.vitalSigns)],
            code: CodeableConcept(codings: [Coding(code: "85354-9")], text: "Blood pressure"), patient: patient.id,
            effective: .instant(instant(9, day: -30 * (3 - index))),
            components: [("Systolic", systolic), ("Diastolic", diastolic)].map { name, value in
                .init(
                    code: CodeableConcept(text: name),
                    value: .quantity(Quantity(ExactDecimal(String(value)), "mmHg", code: "mm[Hg]")))
            })
    }

    private static func category(_ category: Observation.Category) -> CodeableConcept {
        CodeableConcept(system: Observation.Category.system, code: category.rawValue)
    }
}

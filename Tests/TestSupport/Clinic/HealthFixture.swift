import ClinicModel
import Foundation

/// What Bo's record has in the small clinic; Ines is his general practitioner.
package enum HealthFixture {
    package static let allergy = AllergyIntolerance(
        id: "penicillin", criticality: .high, code: CodeableConcept(text: "Penicillin"), patient: "bo",
        recorded: .instant(day(-900)),
        reactions: [.init(manifestations: [CodeableConcept(text: "Hives")], severity: .moderate)])
    package static let problem = Condition(
        id: "diabetes", code: CodeableConcept(text: "Type 2 diabetes"), patient: "bo", onset: .instant(day(-700)))
    package static let medicine = MedicationRequest(
        id: "metformin", medication: CodeableConcept(text: "Metformin 500 mg"), patient: "bo",
        authored: .instant(day(-100)),
        requester: "Practitioner/ines", dosages: [Dosage(text: "One tablet with breakfast")])
    package static let vaccination = Immunization(
        id: "flu", vaccine: CodeableConcept(text: "Influenza"), patient: "bo", occurrence: .instant(day(-30)))
    package static let note = DocumentReference(
        id: "note", docStatus: .final, type: CodeableConcept(text: "Progress note"), patient: "bo", written: day(-30),
        authors: ["Practitioner/ines"],
        attachment: Attachment(contentType: "text/plain", data: Data("Feels well.".utf8), title: "Control"))
    package static let draft = DocumentReference(
        id: "draft", docStatus: .preliminary, type: CodeableConcept(text: "Progress note"), patient: "bo",
        written: day(-1), attachment: Attachment(contentType: "text/plain", data: Data("Not yet.".utf8)))
    package static let visit = Encounter(
        id: "visit", status: .finished, encounterClass: .ambulatory, patient: "bo", practitioners: ["ines"],
        start: day(-30), end: day(-30) + 1200, reason: "Control")

    package static let pressure = Observation(
        id: "pressure", categories: [category(.vitalSigns)],
        code: CodeableConcept(codings: [Coding(system: "http://loinc.org", code: "85354-9")], text: "Blood pressure"),
        patient: "bo", effective: .instant(day(-30)),
        components: [
            .init(code: CodeableConcept(text: "Systolic"), value: .quantity(Quantity(142, "mmHg", code: "mm[Hg]"))),
            .init(code: CodeableConcept(text: "Diastolic"), value: .quantity(Quantity(88, "mmHg", code: "mm[Hg]"))),
        ])

    /// HbA1c: released, waiting, and not final.
    package static let seen = sugar("seen", "6.30", day: -200, released: day(-199))
    package static let waiting = sugar("waiting", "7.10", day: -1)
    package static let early = sugar("early", "7.4", day: 0, status: .preliminary)

    package static let entities: [ResourceEntity] = [
        .health(.allergyIntolerance(allergy)), .health(.condition(problem)), .health(.medicationRequest(medicine)),
        .health(.immunization(vaccination)), .health(.documentReference(note)), .health(.documentReference(draft)),
        .encounter(visit), .health(.observation(pressure)), .health(.observation(seen)),
        .health(.observation(waiting)), .health(.observation(early)),
    ]

    /// A visit of Ana's with Karl that another system has begun, and in which it has measured: a pulse, which is final
    /// there, and a weight, which is not.
    package static let begun: [ResourceEntity] = {
        let start = Self.day(-0.01)
        func measured(
            _ id: Observation.ID, _ sign: VitalSign, _ value: ExactDecimal, _ status: Observation.Status
        ) -> ResourceEntity {
            .health(
                .observation(
                    Observation(
                        id: id, status: status, categories: [Self.category(.vitalSigns)],
                        code: CodeableConcept(codings: [sign.coding], text: sign.words.description), patient: "ana",
                        encounter: "begun", effective: .instant(start + 300),
                        value: .quantity(Quantity(value, sign.unit, code: sign.unitCode)))))
        }
        return [
            .appointment(
                Appointment(
                    id: "begun", status: .fulfilled, start: start, end: start + 1800,
                    participants: [
                        .init(actor: "Patient/ana", status: .accepted),
                        .init(actor: "Practitioner/karl", status: .accepted),
                    ])),
            .encounter(
                Encounter(
                    id: "begun", status: .inProgress, encounterClass: .ambulatory, patient: "ana",
                    practitioners: ["karl"], appointment: "begun", start: start)),
            measured("pulse", .pulse, 96, .final), measured("weight", .weight, 80, .preliminary),
        ]
    }()

    package static func day(_ number: Double) -> Date { ClinicFixture.monday + number * 86400 }

    package static func category(_ category: Observation.Category) -> CodeableConcept {
        CodeableConcept(system: Observation.Category.system, code: category.rawValue)
    }

    package static func sugar(
        _ id: Observation.ID, _ value: String, day number: Double, status: Observation.Status = .final,
        released: Date? = nil
    ) -> Observation {
        Observation(
            id: id, status: status, categories: [category(.laboratory)],
            code: CodeableConcept(codings: [Coding(system: "http://loinc.org", code: "4548-4")], text: "HbA1c"),
            patient: "bo", effective: .instant(day(number)), issued: day(number),
            value: .quantity(Quantity(ExactDecimal(value), "%")),
            referenceRanges: [.init(low: Quantity(4, "%"), high: Quantity(ExactDecimal("5.6"), "%"))],
            released: released)
    }

    /// A result and a note of Ana's.
    package static let anas: [ResourceEntity] = {
        var (result, note) = (Self.seen, Self.note)
        result.patient = "ana"
        note.patient = "ana"
        return [.health(.observation(result)), .health(.documentReference(note))]
    }()

    package static let panel = DiagnosticReport(
        id: "panel", code: CodeableConcept(text: "Diabetes panel"), patient: "bo", effective: .instant(day(-1)),
        issued: day(-1), results: ["waiting"], conclusion: "Higher than before")
}

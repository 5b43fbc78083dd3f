import ClinicModel
import Foundation

/// One of each type of a health record, with all that is read of it.
enum MadeHealthResources {
    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    static let all: [(ResourceEntity, String)] = [
        (
            .health(
                .condition(
                    Condition(
                        id: "x", identifiers: [Identifier(value: "1")], clinicalStatus: .resolved,
                        verificationStatus: .provisional, code: CodeableConcept(text: "Flu"), patient: "p",
                        encounter: "e", onset: .instant(noon - 60), abatement: .instant(noon),
                        recorded: .instant(noon + 60)))), "Condition"
        ),
        (
            .health(
                .allergyIntolerance(
                    AllergyIntolerance(
                        id: "x", type: .intolerance, category: [.food, .biologic], criticality: .unableToAssess,
                        code: CodeableConcept(text: "Nuts"), patient: "p", encounter: "e", onset: .instant(noon - 60),
                        recorded: .instant(noon), recorder: "Practitioner/d",
                        reactions: [.init(manifestations: [CodeableConcept(text: "Rash")], severity: .severe)]))),
            "AllergyIntolerance"
        ),
        (
            .health(
                .immunization(
                    Immunization(
                        id: "x", status: .notDone, vaccine: CodeableConcept(text: "Flu"), patient: "p",
                        encounter: "e", occurrence: .instant(noon)))), "Immunization"
        ),
        (
            .health(
                .procedure(
                    Procedure(
                        id: "x", status: .inProgress, code: CodeableConcept(text: "Suture"), patient: "p",
                        encounter: "e", performed: .instant(noon)))), "Procedure"
        ),
        (
            .health(
                .observation(
                    Observation(
                        id: "x", status: .amended, categories: [CodeableConcept(text: "lab")],
                        code: CodeableConcept(text: "CRP"), patient: "p", encounter: "e", effective: .instant(noon),
                        issued: noon + 60, performers: ["Practitioner/d"],
                        value: .quantity(
                            Quantity(
                                value: ExactDecimal("0.50"), comparator: .less, unit: "mg/L", system: "u", code: "c")),
                        interpretations: [CodeableConcept(system: Interpretation.system, code: "N")],
                        referenceRanges: [.init(high: Quantity(5, "mg/L"), text: "below 5")],
                        components: [
                            .init(
                                code: CodeableConcept(text: "part"), value: .text("clear"),
                                interpretations: [CodeableConcept(text: "good")],
                                referenceRanges: [.init(text: "clear")]),
                            .init(code: CodeableConcept(text: "other"), value: .concept(CodeableConcept(text: "A"))),
                        ], note: "drawn late", released: noon + 120, basis: ["o"]))), "Observation"
        ),
        (
            .health(
                .diagnosticReport(
                    DiagnosticReport(
                        id: "x", status: .appended, categories: [CodeableConcept(text: "LAB")],
                        code: CodeableConcept(text: "Panel"), patient: "p", encounter: "e", effective: .instant(noon),
                        issued: noon, performers: ["Practitioner/d"], results: ["a", "b"], conclusion: "Well",
                        released: noon + 1, basis: ["o", "q"]))), "DiagnosticReport"
        ),
        (
            .health(
                .medicationRequest(
                    MedicationRequest(
                        id: "x", status: .stopped, statusReason: CodeableConcept(text: "rash"), intent: .plan,
                        doNotPerform: true, categories: [CodeableConcept(text: "outpatient")], priority: .urgent,
                        medication: CodeableConcept(text: "Metformin"), patient: "p", encounter: "e",
                        authored: .instant(noon),
                        requester: "Practitioner/d", reasons: [CodeableConcept(text: "Diabetes")],
                        dosages: [
                            Dosage(
                                text: "1 tablet", patientInstruction: "with water",
                                timing: .init(frequency: 2, period: 1, unit: .day), asNeeded: true,
                                route: CodeableConcept(text: "oral"), dose: Quantity(1, "tablet"))
                        ],
                        dispense: .init(
                            validFrom: noon, validUntil: noon + 86400, repeats: 3, quantity: Quantity(90, "tablet"),
                            supplyDuration: Quantity(30, "d")), note: "n", prior: "y", basis: "z",
                        issues: [
                            DetectedIssue(
                                kind: .allergy, implicated: "AllergyIntolerance/a", detail: "Penicillin",
                                near: "Amoxicillin", severity: .high, mitigation: "Mild, years ago")
                        ]))), "MedicationRequest"
        ),
        (
            .health(
                .documentReference(
                    DocumentReference(
                        id: "x", status: .superseded, docStatus: .amended, type: CodeableConcept(text: "Note"),
                        patient: "p", encounter: "e", written: noon, authors: ["Practitioner/d"], summary: "s",
                        attachment: Attachment(
                            contentType: "text/plain", data: Data("Hi".utf8), url: "urn:x", title: "t",
                            creation: .instant(noon), declaredSize: 2), appends: "d"))), "DocumentReference"
        ),
        (
            .health(
                .serviceRequest(
                    ServiceRequest(
                        id: "x", status: .revoked, statusReason: CodeableConcept(text: "done elsewhere"),
                        intent: .originalOrder, doNotPerform: true, categories: [CodeableConcept(text: "lab")],
                        priority: .stat,
                        code: CodeableConcept(text: "CRP"), patient: "p", encounter: "e", authored: .instant(noon),
                        requester: "Practitioner/d", reasons: [CodeableConcept(text: "Fever")], note: "n"))),
            "ServiceRequest"
        ),
        (
            .health(
                .medicationStatement(
                    MedicationStatement(
                        id: "x", identifiers: [Identifier(value: "1")], status: .notTaken,
                        statusReasons: [CodeableConcept(text: "Contraindicated")],
                        medication: CodeableConcept(text: "Ibuprofen"), patient: "p", encounter: "e",
                        effective: .instant(noon), asserted: .instant(noon + 60), note: "n"))), "MedicationStatement"
        ),
    ]
}

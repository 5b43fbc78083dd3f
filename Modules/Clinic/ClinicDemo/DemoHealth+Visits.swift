import ClinicModel
import Foundation

/// What is written so far of the demo's visits that go on.
extension DemoHealth {
    mutating func document(_ encounter: Encounter) {
        guard let patient = encounter.patient, let doctor = encounter.practitioners.first?.reference else { return }
        let pulse = DemoMeasure.pulse
        resources.append(
            .observation(
                Observation(
                    id: id(Observation.self), status: .preliminary,
                    categories: [
                        CodeableConcept(
                            system: Observation.Category.system, code: Observation.Category.vitalSigns.rawValue)
                    ],
                    code: CodeableConcept(codings: [VitalSign.pulse.coding], text: pulse.title), patient: patient,
                    encounter: encounter.id, effective: now, performers: [doctor],
                    value: .quantity(pulse.quantity("76")))))
        let coding = Coding(system: "http://loinc.org", code: "11506-3", display: "Progress note")
        let text = "Came for: \(encounter.reason ?? "a control").\n"
        resources.append(
            .documentReference(
                DocumentReference(
                    id: id(DocumentReference.self), docStatus: .preliminary,
                    type: CodeableConcept(codings: [coding], text: "Progress note"), patient: patient,
                    encounter: encounter.id, written: now, authors: [doctor],
                    attachment: Attachment(
                        contentType: "text/plain; charset=utf-8", data: Data(text.utf8), title: "Visit note"))))
    }
}

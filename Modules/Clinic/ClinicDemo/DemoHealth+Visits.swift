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
                    encounter: encounter.id, effective: .instant(now), performers: [doctor],
                    value: .quantity(pulse.quantity("76")))))
        order(.cReactiveProtein, because: nil, of: patient, daysAgo: 0, encounter.id, by: doctor)
        let coding = Coding(system: "http://loinc.org", code: "11506-3", display: "Progress note")
        let text = "Came for: \(encounter.reason ?? "a control").\n"
        resources.append(
            .documentReference(
                DocumentReference(
                    id: id(DocumentReference.self), docStatus: .preliminary,
                    type: CodeableConcept(demo: "Progress note", coding), patient: patient,
                    encounter: encounter.id, written: now, authors: [doctor],
                    attachment: Attachment(
                        contentType: "text/plain; charset=utf-8", data: Data(text.utf8),
                        title: DocumentReference.noteTitle))))
    }

    @discardableResult
    mutating func order(
        _ choice: OrderChoice, because reason: String?, of patient: Patient.ID, daysAgo: Int,
        _ encounter: Encounter.ID? = nil, by requester: String? = nil
    ) -> ServiceRequest.ID {
        let order = ServiceRequest(
            id: ServiceRequest.ID("demo-servicerequest-\(orders.count + 1)"), categories: [choice.category.concept],
            priority: .routine, code: choice.concept, patient: patient, encounter: encounter,
            authored: .instant(day(daysAgo)),
            requester: requester ?? doctor, reasons: reason.map { [CodeableConcept(demo: $0)] } ?? [])
        orders.append(order)
        return order.id
    }
}

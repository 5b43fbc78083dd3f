import ClinicModel
import Foundation
import TestSupport

/// Visits of Bo's with Ines, one for each step that can be taken, named after where they stand.
enum GuardedVisits {
    static let entities: [ResourceEntity] =
        [
            visit("pending", .pending, at: 25), visit("asked", .pending, at: 25.5),
            visit("unwanted", .pending, at: 24.5), visit("booked", .booked, at: 26),
            visit("moving", .booked, at: 27), visit("coming", .booked, at: 0.5), visit("near", .booked, at: 0.6),
            visit("arrived", .arrived, at: 0.4), visit("checked-in", .checkedIn, at: 0.1),
            visit("late", .booked, at: -0.7), visit("missed", .noshow, at: -24), visit("running", .fulfilled, at: -0.3),
            visit("written", .fulfilled, at: -0.2), visit("questioned", .booked, at: 28),
        ] + [
            encounter("running", at: -0.3), encounter("written", at: -0.2), .questionnaire(questionnaire),
            medicine("Aspirin"), medicine("Bisoprolol"), order("CRP"), order("TSH"), mistaken,
            .communication(
                Communication(
                    id: "unread", patient: "bo", sender: "Practitioner/ines", recipient: "Patient/bo",
                    sent: instant(-3), text: "Please come sober.")),
        ] + refills

    static let refills = ["Candesartan", "Digoxin", "Enalapril"].flatMap(refill)

    private static func instant(_ hours: Double) -> Date { ClinicFixture.monday + hours * 3600 }

    private static func visit(
        _ id: Appointment.ID, _ status: Appointment.Status, at hours: Double
    ) -> ResourceEntity {
        let start = instant(hours)
        return .appointment(
            Appointment(
                id: id, status: status, service: ClinicFixture.confirming.service, start: start, end: start + 300,
                created: instant(-48),
                participants: [
                    .init(actor: "Patient/bo", status: .accepted), .init(actor: "Practitioner/ines", status: .accepted),
                ]))
    }

    private static func encounter(_ id: Appointment.ID, at hours: Double) -> ResourceEntity {
        .encounter(
            Encounter(
                id: Encounter.ID(id.rawValue), status: .inProgress, encounterClass: .ambulatory, patient: "bo",
                practitioners: ["ines"], appointment: id, start: instant(hours)))
    }

    /// Asked before every visit with Ines.
    static let questionnaire = Questionnaire(
        id: "general", url: "http://clinic.example/Questionnaire/general", status: .active, title: "How you are",
        services: [ClinicFixture.confirming.service].compactMap(\.self),
        items: [.init(linkId: "how", text: "How are you?", kind: .text)])

    private static let mistaken = ResourceEntity.health(
        .condition(
            Condition(
                id: "mistaken", verificationStatus: .provisional, code: CodeableConcept(text: "Gout"), patient: "bo",
                encounter: "written", recorded: .instant(instant(-0.1)))))

    private static func order(_ name: String) -> ResourceEntity {
        .health(
            .serviceRequest(
                ServiceRequest(
                    id: ServiceRequest.ID(name), categories: [ServiceRequest.Category.laboratory.concept],
                    code: CodeableConcept(text: name), patient: "bo", encounter: "written",
                    authored: .instant(instant(-0.2)),
                    requester: "Practitioner/ines")))
    }

    private static func medicine(_ name: String) -> ResourceEntity {
        .health(.medicationRequest(request(name, id: MedicationRequest.ID(name))))
    }

    /// One that is asked for, and the prescription; both have the medicine's name, and that of the refill ends in `-refill`.
    private static func refill(_ name: String) -> [ResourceEntity] {
        var refill = request(name, id: MedicationRequest.ID("\(name)-refill"))
        (refill.status, refill.intent) = (.draft, .proposal)
        (refill.requester, refill.prior) = ("Patient/bo", MedicationRequest.ID(name))
        return [medicine(name), .health(.medicationRequest(refill))]
    }

    private static func request(_ name: String, id: MedicationRequest.ID) -> MedicationRequest {
        MedicationRequest(
            id: id, medication: CodeableConcept(text: name), patient: "bo", authored: .instant(instant(-1000)),
            requester: "Practitioner/ines", dosages: [Dosage(text: "One a day")])
    }
}

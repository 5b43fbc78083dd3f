import ClinicModel
import Foundation
import TestSupport

/// Visits of Bo's with Ines, one for each step that can be taken, named after where they stand.
enum GuardedVisits {
    static let entities: [ResourceEntity] =
        [
            visit("pending", .pending, at: 25), visit("asked", .pending, at: 25.5), visit("booked", .booked, at: 26),
            visit("moving", .booked, at: 27), visit("coming", .booked, at: 0.5), visit("near", .booked, at: 0.6),
            visit("arrived", .arrived, at: 0.4), visit("checked-in", .checkedIn, at: 0.1),
            visit("late", .booked, at: -0.7), visit("missed", .noshow, at: -24), visit("running", .fulfilled, at: -0.3),
        ] + [
            .encounter(
                Encounter(
                    id: "running", status: .inProgress, encounterClass: .ambulatory, patient: "bo",
                    practitioners: ["ines"], appointment: "running", start: instant(-0.3))),
            .communication(
                Communication(
                    id: "unread", patient: "bo", sender: "Practitioner/ines", recipient: "Patient/bo",
                    sent: instant(-3), text: "Please come sober.")),
        ]

    private static func instant(_ hours: Double) -> Date { ClinicFixture.monday + hours * 3600 }

    private static func visit(
        _ id: Appointment.ID, _ status: Appointment.Status, at hours: Double
    ) -> ResourceEntity {
        let start = instant(hours)
        return .appointment(
            Appointment(
                id: id, status: status, start: start, end: start + 300, created: instant(-48),
                participants: [
                    .init(actor: "Patient/bo", status: .accepted), .init(actor: "Practitioner/ines", status: .accepted),
                ]))
    }
}

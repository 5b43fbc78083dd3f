import ClinicModel
import Foundation

/// What the mock scenes show.
enum SampleClinic {
    static let zone = Zone.utc
    static let today = CalendarDate(year: 2026, month: 11, day: 24)

    static let practitioner = PractitionerSummary(
        id: "p1", name: "Dr. Ada Sample", services: [CodeableConcept(text: "Consultation")], needsConfirmation: true,
        zone: zone)

    static let patient = Patient(id: "s1", names: [HumanName(text: "Sam Sample")])

    static func instant(_ hour: Int, _ minute: Int = 0, day: Int = 0) -> Date {
        today.adding(days: day).beginning(in: .gmt).addingTimeInterval(Double(hour * 3600 + minute * 60))
    }

    static func visit(
        _ id: Appointment.ID, _ status: Appointment.Status, day: Int = 0, hour: Int
    ) -> Visit {
        Visit(
            AppointmentSummary(
                appointment: Appointment(
                    id: id, status: status, service: CodeableConcept(text: "Consultation"), reason: "Cough",
                    start: instant(hour, day: day), end: instant(hour, 20, day: day),
                    participants: [
                        .init(actor: patient.id.reference, status: .accepted),
                        .init(actor: practitioner.id.reference, status: .accepted),
                    ]),
                patientName: "Sam Sample", practitionerName: practitioner.name, zone: zone),
            seenBy: .patient, at: instant(8))
    }

    static func slot(_ id: Slot.ID, _ status: Slot.Status = .free, day: Int = 0, hour: Int) -> OpenSlot {
        OpenSlot(
            slot: Slot(
                id: id, schedule: "h1", status: status, start: instant(hour, day: day), end: instant(hour, 20, day: day)
            ),
            practitioner: practitioner.id, practitionerName: practitioner.name, service: practitioner.services.first,
            zone: zone, needsConfirmation: true)
    }

    static let visits = [
        visit("1", .booked, day: 1, hour: 9),
        visit("2", .pending, day: 2, hour: 14),
    ]

    static let slots = [
        slot("1", day: 1, hour: 9), slot("2", day: 1, hour: 10), slot("3", .busy, day: 2, hour: 9),
    ]

    static let conversation = conversation(adding: nil)

    static func conversation(adding draft: MessageDraft?) -> Conversation {
        var messages = [
            message("1", hour: 8, isOwn: true, "Shall I come without breakfast?", about: visits[0].id),
            message("2", hour: 9, isOwn: false, "Yes, please. Water is fine."),
        ]
        if let draft { messages.append(message("3", hour: 10, isOwn: true, draft.text, about: draft.appointment)) }
        return Conversation(
            id: Conversation.ID(practitioner.id.rawValue), name: practitioner.name, messages: messages, zone: zone,
            canWrite: true)
    }

    private static func message(
        _ id: Communication.ID, hour: Int, isOwn: Bool, _ text: String, about visit: Appointment.ID? = nil
    ) -> Message {
        let ends = [patient.id.reference, practitioner.id.reference]
        return Message(
            communication: Communication(
                id: id, patient: patient.id, sender: ends[isOwn ? 0 : 1], recipient: ends[isOwn ? 1 : 0],
                sent: instant(hour), received: id == "1" ? instant(9) : nil, appointment: visit, text: text),
            senderName: isOwn ? patient.name : practitioner.name, isOwn: isOwn,
            visit: visits.first { $0.id == visit }?.summary)
    }

    /// A stream of changes that never come.
    static func noChanges() -> AsyncStream<Void> {
        AsyncStream { $0.finish() }
    }
}

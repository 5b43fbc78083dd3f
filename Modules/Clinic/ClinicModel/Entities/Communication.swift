import Foundation

/// A message that somebody has sent to somebody else.
package struct Communication: Entity {
    package static let resourceType = "Communication"

    package let id: EntityID<Communication>
    package var identifiers: [Identifier]
    package var status: Status
    /// Whom the message is about; FHIR's `subject`.
    package var patient: Patient.ID?
    /// A FHIR reference, such as `Patient/42`.
    package var sender: String?
    /// A FHIR reference, such as `Practitioner/7`: the first patient or practitioner among those whom it is sent to.
    package var recipient: String?
    /// The other patients and practitioners whom it is sent to, on its way in: a copy is kept for each of them.
    package var otherRecipients: [String] = []
    package var sent: Date?
    /// When the recipient has read it; FHIR's `received`.
    package var received: Date?
    /// The visit that it is about.
    package var appointment: Appointment.ID?
    package var inResponseTo: Communication.ID?
    package var text: String?
    /// The day, month or year in which it was sent where no more is stated; `sent` is then the first instant of it.
    package var statedSent: PartialDate?

    private enum CodingKeys: CodingKey {
        case id, identifiers, status, patient, sender, recipient, sent, received, appointment, inResponseTo, text
        case statedSent
    }

    package init(
        id: ID, identifiers: [Identifier] = [], status: Status = .completed, patient: Patient.ID?, sender: String?,
        recipient: String?, otherRecipients: [String] = [], sent: Date?, received: Date? = nil,
        appointment: Appointment.ID? = nil, inResponseTo: Communication.ID? = nil, text: String?,
        statedSent: PartialDate? = nil
    ) {
        self.id = id
        self.identifiers = identifiers
        self.status = status
        self.patient = patient
        self.sender = sender
        self.recipient = recipient
        self.otherRecipients = otherRecipients
        self.sent = sent
        self.received = received
        self.appointment = appointment
        self.inResponseTo = inResponseTo
        self.text = text
        self.statedSent = statedSent
    }

    /// When it was sent, as exactly as is stated.
    package var wasSent: DateTime? { statedSent.map(DateTime.date) ?? sent.map(DateTime.instant) }

    package enum Status: String, Hashable, Codable, Sendable, CaseIterable {
        case preparation
        case inProgress = "in-progress"
        case notDone = "not-done"
        case onHold = "on-hold"
        case stopped, completed
        case enteredInError = "entered-in-error"
        case unknown
    }
}

extension Communication {
    /// The conversation that it belongs to; nil where it is not between a patient and a practitioner.
    package var correspondence: Correspondence? {
        guard let sender = sender.flatMap(Principal.init(reference:)),
            let recipient = recipient.flatMap(Principal.init(reference:))
        else { return nil }
        return Correspondence(between: sender, and: recipient)
    }

    /// Whether it was sent, to whoever it may be, and has not been taken back as an error.
    package var isDelivered: Bool { status == .completed }
    /// Whether it is written and not sent, so that nobody but the sender may see it.
    package var isPrepared: Bool { status == .preparation }

    /// Whether it waits for the principal to read it.
    package func isUnread(by principal: Principal) -> Bool {
        isDelivered && received == nil && recipient == principal.reference && correspondence != nil
    }
}

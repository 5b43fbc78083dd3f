/// A message to several is kept once for each of them, so that each has it in their own conversation and reads it for
/// themself. The first one's is the resource; a copy's id, such as `42#Patient/7`, is none that a resource may have.
extension Communication {
    /// The copies for those whom it is sent to besides the first.
    package var copies: [Communication] {
        otherRecipients.map { recipient in
            Communication(
                id: copyID(for: recipient), identifiers: identifiers, status: status, patient: patient,
                sender: sender,
                recipient: recipient, sent: sent, received: received, appointment: appointment,
                inResponseTo: inResponseTo, text: text, statedSent: statedSent)
        }
    }

    /// The id of the copy for one of those whom it is sent to besides the first.
    package func copyID(for recipient: String) -> ID { ID("\(id)#\(recipient)") }

    /// The copy under the id of the resource, as whoever has it reads that: a patient does not read of others.
    package func asResource(for principal: Principal) -> Communication {
        let isAboutOther = if case .patient(let own) = principal { patient != own } else { false }
        return Communication(
            id: resourceID, identifiers: identifiers, status: status, patient: isAboutOther ? nil : patient,
            sender: sender, recipient: recipient, sent: sent, received: received, appointment: appointment,
            inResponseTo: inResponseTo, text: text, statedSent: statedSent)
    }

    package var isCopy: Bool { id.rawValue.contains("#") }

    /// The id of the resource, whose copy it may be.
    package var resourceID: ID { ID(String(id.rawValue.prefix { $0 != "#" })) }
}

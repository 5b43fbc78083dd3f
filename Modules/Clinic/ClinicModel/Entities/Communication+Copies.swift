/// A message to several is kept once for each of them, so that each has it in their own conversation and reads it for
/// themself. The first one's is the resource; a copy's id, such as `42#Patient/7`, is none that a resource may have.
extension Communication {
    /// The copies for those whom it is sent to besides the first.
    package var copies: [Communication] {
        otherRecipients.map { recipient in
            Communication(
                id: ID("\(id)#\(recipient)"), identifiers: identifiers, status: status, patient: patient,
                sender: sender,
                recipient: recipient, sent: sent, received: received, appointment: appointment,
                inResponseTo: inResponseTo, text: text)
        }
    }

    package var isCopy: Bool { id.rawValue.contains("#") }

    /// The id of the resource, whose copy it may be.
    package var resourceID: ID { ID(String(id.rawValue.prefix { $0 != "#" })) }
}

import ClinicModel
import Foundation

/// A message as programs read it.
struct MessageRecord: Encodable, Sendable {
    let id: String
    let sender: String?
    let senderName: String
    let isOwn: Bool
    let sent: DateTime?
    /// When it was read.
    let received: Date?
    let text: String
    let about: String?

    init(_ message: Message) {
        id = message.id.rawValue
        sender = message.communication.sender
        senderName = message.senderName
        isOwn = message.isOwn
        sent = message.communication.wasSent
        received = message.communication.received
        text = message.text
        about = message.visit?.id.rawValue
    }
}

extension Message {
    func timeWords(in zone: Zone) -> Phrase? { communication.wasSent?.wordsWithTime(in: zone) }
}

import ClinicModel
import SwiftUI

/// A conversation in a list: with whom, when it went on, and how, or what is written and not sent.
struct ConversationRow: View {
    let conversation: ConversationSummary

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: conversation.name).font(.headline)
                Spacer()
                if conversation.unreadCount > 0 {
                    Text("\(conversation.unreadCount) new").foregroundStyle(.blue)
                } else if conversation.isUnanswered {
                    Text("You have not answered").foregroundStyle(.orange)
                }
            }
            if let last = conversation.last {
                Text(verbatim: last.timeText(in: conversation.zone)).foregroundStyle(.secondary)
            }
            if let draft = conversation.draft {
                Text("Draft: \(draft.text)").lineLimit(1)
            } else if let last = conversation.last {
                text(of: last).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }

    private func text(of message: Message) -> Text {
        message.isOwn ? Text("You: \(message.text)") : Text(verbatim: message.text)
    }
}

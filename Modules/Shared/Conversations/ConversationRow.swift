import ClinicModel
import SwiftUI

/// A conversation in a list: with whom, when it went on, and how.
struct ConversationRow: View {
    let conversation: ConversationSummary

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: conversation.name).font(.headline)
                Spacer()
                if conversation.unreadCount > 0 {
                    Text("\(conversation.unreadCount) new").foregroundStyle(.blue)
                }
            }
            Text(verbatim: conversation.last.timeText(in: conversation.zone)).foregroundStyle(.secondary)
            lastMessage.foregroundStyle(.secondary).lineLimit(1)
        }
    }

    private var lastMessage: Text {
        conversation.last.isOwn ? Text("You: \(conversation.last.text)") : Text(verbatim: conversation.last.text)
    }
}

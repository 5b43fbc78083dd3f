import ClinicModel
import SwiftUI

/// A message: from whom and when, what it says, and whether one's own has been read.
struct MessageRow: View {
    let message: Message
    let zone: Zone

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                sender.font(.headline)
                Spacer()
                Text(verbatim: message.timeText(in: zone)).foregroundStyle(.secondary)
                if message.isOwn, message.isRead {
                    Text("Read").foregroundStyle(.secondary)
                }
            }
            Text(verbatim: message.text)
        }
        .accessibilityAddTraits(.updatesFrequently)
    }

    private var sender: Text {
        message.isOwn ? Text("You") : Text(verbatim: message.senderName)
    }
}

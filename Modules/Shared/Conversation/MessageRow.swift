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
                sent.foregroundStyle(.secondary)
            }
            Text(verbatim: message.text)
        }
        .accessibilityAddTraits(.updatesFrequently)
    }

    private var sent: Text {
        let time = message.timeText(in: zone)
        guard message.isOwn, message.isRead else { return Text(verbatim: time) }
        let read = Text("Read")
        return time.isEmpty ? read : Text("\(time) · \(read)")
    }

    private var sender: Text {
        message.isOwn ? Text("You") : Text(verbatim: message.senderName)
    }
}

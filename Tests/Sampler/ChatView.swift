import SwiftUI

struct ChatView: View {
    @State private var message = ""
    @State private var sent: [String] = []
    @State private var notes = (1...30).map { "note \($0)" }.joined(separator: "\n")

    var body: some View {
        VStack {
            ForEach(sent, id: \.self) { Text("Sent: \($0)") }
            HStack {
                TextField("Message", text: $message)
                Button("Send") {
                    sent.append(message)
                    message = ""
                }
            }
            TextEditor(text: $notes).frame(height: 80)
            Button("Shout") { notes = notes.uppercased() }
        }
        .navigationTitle("Chat")
    }
}

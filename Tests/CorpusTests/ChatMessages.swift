import SwiftUI
import Testing

private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
}

private struct ChatView: View {
    @State private var messages = [Message(id: 0, text: "Hello, how are you?", isMine: false)]
    @State private var draft = ""

    var body: some View {
        VStack {
            ScrollView {
                LazyVStack {
                    ForEach(messages) { message in
                        HStack {
                            if message.isMine { Spacer() }
                            Text(message.text)
                            if !message.isMine { Spacer() }
                        }
                    }
                }
            }
            HStack {
                TextField("Message", text: $draft)
                Button("Send") {
                    messages.append(Message(id: messages.count, text: draft, isMine: true))
                    draft = ""
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
            }
        }
    }
}

extension Corpus {
    @Test func `what is sent stands at the other side`() async throws {
        try await play("ChatMessages", ChatView()) { play in
            try await play.set("Message", "Fine, thank you")
            try await play.press("Send")
        }
    }
}

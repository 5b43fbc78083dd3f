import ClinicModel
import Foundation

extension Calls {
    static let messages: [any ServedCall] = [
        conversations, correspondents, conversation, visitsInConversation, keepDraft, send, markRead,
    ]

    package static let conversations = Call("messages/conversations", .reads, "access") { (caller, access: Access) in
        try await caller.messages.conversations(access: access)
    }
    package static let correspondents = Call("messages/correspondents", .reads, "text", "limit") {
        (caller, text: String, limit: Int) in
        try await caller.messages.correspondents(matching: text, limit: limit)
    }
    package static let conversation = Call("messages/conversation", .reads, "id", "access") {
        (caller, id: Conversation.ID, access: Access) in
        try await caller.messages.conversation(id, access: access)
    }
    package static let visitsInConversation = Call("messages/visits", .reads, "id", "limit") {
        (caller, id: Conversation.ID, limit: Int) in
        try await caller.messages.visits(in: id, limit: limit)
    }
    package static let keepDraft = Call("messages/keep-draft", .changes, "draft", "id") {
        (caller, draft: MessageDraft, id: Conversation.ID) in
        try await caller.messages.keep(draft, in: id)
    }
    package static let send = Call("messages/send", .changes, "draft", "id") {
        (caller, draft: MessageDraft, id: Conversation.ID) in
        try await caller.messages.send(draft, to: id)
    }
    package static let markRead = Call("messages/mark-read", .changes, "ids") { (caller, ids: [Communication.ID]) in
        try await caller.messages.markRead(ids)
    }
}

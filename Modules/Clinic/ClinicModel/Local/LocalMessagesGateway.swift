import Foundation

struct LocalMessagesGateway: MessagesGateway {
    let desk: Desk

    func conversations(access: Access) async throws -> [ConversationSummary] {
        let desk = desk
        let found = try await desk.read(Communication.resourceType) {
            try MessageDesk(records: $0, principal: desk.principal).conversations()
        }
        if desk.principal.role == .practitioner, let done = access.words {
            try await desk.write(Communication.resourceType, .read) { records in
                try desk.audit(
                    records, .read, Communication.resourceType, patient: nil, "\(done) the list of conversations")
            }
        }
        return found
    }

    func correspondents(matching text: String, limit: Int) async throws -> [Correspondent] {
        switch desk.principal {
        case .practitioner:
            return try await LocalPeopleGateway(desk: desk).patients(matching: text, limit: limit)
                .map(Correspondent.init)
        case .patient(let own):
            return try await desk.read(Practitioner.resourceType) { records in
                try records.practitioners(of: own)
                    .filter { $0.name.isFound(by: text) }
                    .sorted { ($0.name.localizedLowercase, $0.id) < ($1.name.localizedLowercase, $1.id) }
                    .prefix(max(0, limit))
                    .map { Correspondent(id: Conversation.ID($0.id.rawValue), name: $0.name) }
            }
        }
    }

    func conversation(_ id: Conversation.ID, access: Access) async throws -> Conversation {
        let desk = desk
        let pair = Correspondence(of: desk.principal, with: id)
        let other = pair.other(than: desk.principal.role).reference
        guard let done = access.words else {
            return try await desk.read(other) {
                try MessageDesk(records: $0, principal: desk.principal).conversation(pair)
            }
        }
        return try await desk.write(other, .read) { records in
            let conversation = try MessageDesk(records: records, principal: desk.principal).conversation(pair)
            try desk.audit(
                records, .read, Communication.resourceType, patient: pair.patient,
                "\(done) the conversation with \(other)")
            return conversation
        }
    }

    func visits(in id: Conversation.ID, limit: Int) async throws -> [AppointmentSummary] {
        let desk = desk
        let pair = Correspondence(of: desk.principal, with: id)
        return try await desk.read(pair.other(than: desk.principal.role).reference) {
            try MessageDesk(records: $0, principal: desk.principal).visits(in: pair, limit: limit)
        }
    }

    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws {
        let desk = desk
        guard draft.text.unicodeScalars.count <= MessageDraft.longest else { throw draft.tooLong }
        let pair = Correspondence(of: desk.principal, with: id)
        let other = pair.other(than: desk.principal.role).reference
        try await desk.write(other) { records in
            let messages = MessageDesk(records: records, principal: desk.principal)
            guard let kept = try messages.keep(draft, in: pair) else { return }
            try desk.audit(records, .update, kept.id.reference, patient: nil, "kept an unsent message to \(other)")
        }
    }

    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation {
        let desk = desk
        let text = try draft.checkedText()
        let pair = Correspondence(of: desk.principal, with: id)
        let other = pair.other(than: desk.principal.role).reference
        return try await desk.write(other, .create) { records in
            let messages = MessageDesk(records: records, principal: desk.principal)
            let communication = try messages.send(text, about: draft.appointment, in: pair)
            try desk.audit(
                records, .create, communication.id.reference, patient: pair.patient, "sent to \(other)")
            return try messages.conversation(pair)
        }
    }

    func markRead(_ ids: [Communication.ID]) async throws {
        guard let first = ids.first else { return }
        let desk = desk
        try await desk.write(first.reference) { records in
            let read = try MessageDesk(records: records, principal: desk.principal).markRead(ids)
            for (pair, count) in read.sorted(by: { $0.key.patient < $1.key.patient }) {
                let other = pair.other(than: desk.principal.role).reference
                try desk.audit(
                    records, .update, Communication.resourceType, patient: pair.patient,
                    "read \(count) of the messages from \(other)")
            }
        }
    }
}

extension MessageDraft {
    /// The text without white space around it.
    fileprivate func checkedText() throws(ClinicError) -> String {
        let text = text.trimmed
        guard !text.isEmpty else { throw .invalid("A message needs a text.") }
        guard text.unicodeScalars.count <= Self.longest else { throw tooLong }
        return text
    }

    fileprivate var tooLong: ClinicError { .invalid("The message is longer than \(Self.longest) characters.") }
}

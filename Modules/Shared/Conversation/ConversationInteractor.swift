import ClinicModel

/// A conversation of a user, whoever the user is.
struct ConversationInteractor<Side: Audience>: ConversationInteractive {
    /// More than that nobody looks through.
    private let most = 50
    private let messages: any MessagesGateway
    private let appointments: any AppointmentsGateway
    private let clock: ClinicClock
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        messages = scope.gateways.messages
        appointments = scope.gateways.appointments
        clock = scope.clock
        changesGateway = scope.gateways.changes
    }

    func fetchConversation(_ parameters: ConversationParameters, access: Access) async throws -> ConversationEntity {
        let conversation = try await messages.conversation(parameters.id, access: access)
        // Who may not be written to any more is nobody's patient here.
        let record = Side.role.booksForOthers && conversation.canWrite ? Patient.ID(conversation.id.rawValue) : nil
        let draftVisit = try await visit(conversation.draft?.appointment)
        var asked = draftVisit
        if let id = parameters.appointment, id != draftVisit?.id { asked = try await visit(id) }
        return ConversationEntity(
            conversation: conversation, visit: asked, draftVisit: draftVisit, record: record)
    }

    private func visit(_ id: Appointment.ID?) async throws -> AppointmentSummary? {
        guard let id else { return nil }
        return try await appointments.appointment(id, access: .refresh).summary
    }

    func fetchVisits(in id: Conversation.ID) async throws -> [Visit] {
        try await messages.visits(in: id, limit: most).map { Visit($0, seenBy: Side.role, at: clock.now) }
    }

    func keep(_ draft: MessageDraft, in id: Conversation.ID) async throws { try await messages.keep(draft, in: id) }

    func send(_ draft: MessageDraft, to id: Conversation.ID) async throws -> Conversation {
        try await messages.send(draft, to: id)
    }

    func markRead(_ ids: [Communication.ID]) async throws { try await messages.markRead(ids) }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

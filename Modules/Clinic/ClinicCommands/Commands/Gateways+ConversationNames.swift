import ClinicModel
import ClinicProgram

extension Gateways {
    /// The conversation with somebody of an ID, or of the beginnings of a name's words.
    func conversation(named text: String) async throws -> Conversation.ID {
        let id = Conversation.ID(text)
        if try await messages.conversations(access: .refresh).contains(where: { $0.id == id }) { return id }
        let found = try await messages.correspondents(matching: text, limit: 20)
        if found.count == 1, found[0].id != id {
            try ProgramError.checkNames(text, "\(found[0].name) (\(found[0].id))")
        }
        guard !found.isEmpty else { return try await conversation(unknown: text) }
        guard found.count > 1, !found.contains(where: { $0.id == id }) else { return found[0].id }
        throw ProgramError(
            .noInput, "“\(text)” is more than one person",
            advice: "name one by ID: \(found.names)")
    }

    /// The conversation of an ID that is the gateway's to refuse. Throws for a name that nobody has.
    private func conversation(unknown text: String) async throws -> Conversation.ID {
        if case .practitioner = principal {
            return Conversation.ID(try await people.patient(named: text).rawValue)
        }
        let known = text.isLikeID ? [] : try await messages.correspondents(matching: "", limit: 100)
        guard !known.isEmpty else { return Conversation.ID(text) }
        throw ProgramError(
            .noInput, "“\(text)” is no practitioner of yours",
            advice: "name one of: \(known.sorted(byLikenessTo: text, \.name).names)")
    }
}

extension [Correspondent] {
    /// The first few of them.
    fileprivate var names: String {
        prefix(5).map { "\($0.name) (\($0.id))" }.joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

import ClinicModel
import ClinicProgram

extension MessagesGateway {
    /// The conversation with somebody of an ID, or of the beginnings of a name's words.
    func conversation(named text: String) async throws -> Conversation.ID {
        let id = Conversation.ID(text)
        if try await conversations(access: .refresh).contains(where: { $0.id == id }) { return id }
        let found = try await correspondents(matching: text, limit: 20)
        if found.count == 1, found[0].id != id {
            try ProgramError.checkNames(text, "\(found[0].name) (\(found[0].id))")
        }
        guard found.count > 1, !found.contains(where: { $0.id == id }) else { return found.first?.id ?? id }
        let some = found.prefix(5).map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        let names = found.count > 5 ? some + ", …" : some
        throw ProgramError(
            .noInput, "“\(text)” is more than one person",
            advice: "name one by ID: \(names)")
    }
}

import ClinicModel
import ClinicProgram

extension CommandVisit {
    /// The patient of an ID, or of what patients are found by, such as the beginnings of a name's words. An ID is the
    /// gateway's to refuse.
    func patient(named text: String) async throws -> Patient.ID {
        let people = gateways.people
        let found = try await people.patients(matching: text, until: anyToday, in: ProgramLanguage.locale)
        if found.contains(where: { $0.id.rawValue == text }) { return Patient.ID(text) }
        if found.count == 1 {
            try ProgramError.checkNames(text, found[0].named)
            return found[0].id
        }
        guard !found.isEmpty else {
            guard !text.isLikeID else { return Patient.ID(text) }
            let similar = try await people.similarPatients(to: text, limit: 6)
            throw ProgramError(
                .noInput, "none of your patients is called “\(text)”",
                advice: similar.isEmpty
                    ? "look for the beginning of a name with “patients find”"
                    : "similar names: \(similar.map(\.named).firstFew)")
        }
        throw ProgramError(
            .noInput, "“\(text)” is more than one patient",
            advice: "name one by ID: \(found.map(\.named).firstFew)")
    }

    /// The conversation with somebody of an ID, with a practitioner of the beginnings of a name's words, or with a
    /// patient who is found.
    func conversation(named text: String) async throws -> Conversation.ID {
        let id = Conversation.ID(text)
        if try await gateways.messages.conversations(access: .refresh).contains(where: { $0.id == id }) { return id }
        if App.role == .practitioner { return Conversation.ID(try await patient(named: text).rawValue) }
        let found = try await gateways.messages.correspondents(matching: text, limit: 20)
        if found.contains(where: { $0.id == id }) { return id }
        guard found.count < 2 else {
            throw ProgramError(
                .noInput, "“\(text)” is more than one person",
                advice: "name one by ID: \(found.map(\.named).firstFew)")
        }
        guard let only = found.first else { return try await conversation(unknown: text) }
        try ProgramError.checkNames(text, only.named)
        return only.id
    }

    /// The conversation of an ID that is the gateway's to refuse. Throws for a name that no practitioner has.
    private func conversation(unknown text: String) async throws -> Conversation.ID {
        let known = text.isLikeID ? [] : try await gateways.messages.correspondents(matching: "", limit: 100)
        guard !known.isEmpty else { return Conversation.ID(text) }
        throw ProgramError(
            .noInput, "“\(text)” is no practitioner of yours",
            advice: "name one of: \(known.sorted(byLikenessTo: text, \.name).map(\.named).firstFew)")
    }
}

extension Patient {
    fileprivate var named: String { "\(name) (\(id))" }
}

extension Correspondent {
    fileprivate var named: String { "\(name) (\(id))" }
}

extension [String] {
    fileprivate var firstFew: String {
        prefix(5).joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

extension String {
    /// Whether it is written as FHIR's IDs are, and as no name is.
    fileprivate var isLikeID: Bool {
        allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) } && contains(where: \.isNumber)
    }
}

extension ProgramError {
    /// Throws where a single letter was typed, which is a slip sooner than somebody's name; an ideograph may be a name.
    ///
    /// - Parameter found: The only one who was found by it.
    static func checkNames(_ text: String, _ found: String) throws {
        guard text.count == 1, !text.unicodeScalars.contains(where: \.properties.isIdeographic) else { return }
        throw ProgramError(
            .noInput, "“\(text)” names nobody", advice: "say more of the name; it fits \(found)")
    }
}

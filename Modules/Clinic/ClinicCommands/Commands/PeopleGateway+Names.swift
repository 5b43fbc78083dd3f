import ClinicModel
import ClinicProgram

extension PeopleGateway {
    /// The patient of an ID, or of the beginnings of a name's words.
    func patient(named text: String) async throws -> Patient.ID {
        let found = try await patients(matching: text)
        if found.contains(where: { $0.id.rawValue == text }) { return Patient.ID(text) }
        if found.count == 1 { try ProgramError.checkNames(text, "\(found[0].name) (\(found[0].id))") }
        guard found.count > 1 else { return found.first?.id ?? Patient.ID(text) }
        let some = found.prefix(5).map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        let names = found.count > 5 ? some + ", …" : some
        throw ProgramError(
            .noInput, "“\(text)” is more than one patient",
            advice: "name one by ID: \(names)")
    }
}

extension ProgramError {
    /// Throws where a single letter was typed, which is a slip sooner than somebody's name.
    ///
    /// - Parameter found: The only one who was found by it.
    static func checkNames(_ text: String, _ found: String) throws {
        guard text.count == 1 else { return }
        throw ProgramError(
            .noInput, "“\(text)” names nobody", advice: "say more of the name; it fits \(found)")
    }
}

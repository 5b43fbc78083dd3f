import ClinicModel
import ClinicProgram

extension PeopleGateway {
    /// The patient of an ID, or of the beginnings of a name's words.
    func patient(named text: String) async throws -> Patient.ID {
        let found = try await patients(matching: text)
        if found.contains(where: { $0.id.rawValue == text }) { return Patient.ID(text) }
        guard found.count > 1 else { return found.first?.id ?? Patient.ID(text) }
        let some = found.prefix(5).map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
        let names = found.count > 5 ? some + ", …" : some
        throw ProgramError(
            .noInput, "“\(text)” is more than one patient",
            advice: "name one by ID: \(names)")
    }
}

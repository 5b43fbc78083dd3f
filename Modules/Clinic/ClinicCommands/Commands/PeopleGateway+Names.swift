import ClinicModel
import ClinicProgram

extension PeopleGateway {
    /// The patient of an ID, or of the beginnings of a name's words. An ID is the gateway's to refuse.
    func patient(named text: String) async throws -> Patient.ID {
        let found = try await patients(matching: text)
        if found.contains(where: { $0.id.rawValue == text }) { return Patient.ID(text) }
        if found.count == 1 {
            try ProgramError.checkNames(text, found[0].named)
            return found[0].id
        }
        guard !found.isEmpty else {
            guard !text.isLikeID else { return Patient.ID(text) }
            let similar = try await similarPatients(to: text, limit: 6)
            throw ProgramError(
                .noInput, "none of your patients is called “\(text)”",
                advice: similar.isEmpty
                    ? "look for the beginning of a name with “patients find”" : "similar names: \(similar.names)")
        }
        throw ProgramError(
            .noInput, "“\(text)” is more than one patient",
            advice: "name one by ID: \(found.names)")
    }
}

extension Patient {
    fileprivate var named: String { "\(name) (\(id))" }
}

extension [Patient] {
    /// The first few of them.
    fileprivate var names: String {
        prefix(5).map(\.named).joined(separator: ", ") + (count > 5 ? ", …" : "")
    }
}

extension String {
    /// Whether it is written as FHIR's IDs are, and as no name is.
    var isLikeID: Bool {
        allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) } && contains(where: \.isNumber)
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

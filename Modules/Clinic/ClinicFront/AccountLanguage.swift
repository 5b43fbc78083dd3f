import ClinicModel
import ClinicProgram

/// The language that the clinic speaks to its users in, kept for the screens of the next start.
struct AccountLanguage: Sendable {
    let clinic: OpenClinic
    let choices: ChoicesFile

    /// The code of a user's language; nil where the clinic knows none, as of practitioners, for whom it is not asked.
    func language(of session: Session) async throws -> String? {
        guard case .patient = session.principal else { return nil }
        let profile = try await clinic.gateways(for: session).accounts.profile()
        // The screens begin, whether or not the program can remember it for a start at which nobody is named.
        try? choices.keepLanguage(of: profile)
        return profile.language
    }
}

import ClinicModel

extension ChoicesFile {
    private static let language = Demographics.Field.language.rawValue

    /// The language of all users who have one; nil where two differ.
    package var commonLanguage: String? { readCommon(Self.language) }

    /// Keeps the language that the clinic speaks to a user in.
    package func keepLanguage(of profile: Profile) throws {
        guard let language = profile.language, language != read(Self.language, of: profile.userName) else { return }
        try write(language, as: Self.language, of: profile.userName)
    }
}

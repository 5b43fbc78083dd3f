/// The language by whose rules letters are set. Has no effect in text.
public struct TypesettingLanguage: Equatable, Sendable {
    let language: Locale.Language?
    /// The language of the text itself.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A language of the program's choice.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .init(language: language) }
}

extension Text {
    /// Sets the language that decides how letters are set. Has no effect in text.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    /// Sets the language that decides how letters are set. Has no effect in text.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

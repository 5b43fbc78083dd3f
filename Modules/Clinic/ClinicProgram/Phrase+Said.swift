import ClinicModel
import StringCatalogs

extension Phrase {
    /// The phrase in the language of the program.
    package var said: String { said(in: ProgramLanguage.current) }

    func said(in language: LanguageTag) -> String {
        var key = ""
        var values: [String] = []
        for piece in pieces {
            switch piece {
            case .words(let words): key += words.replacing("%", with: "%%")
            case .value(let value):
                key += "%@"
                values.append(value)
            case .phrase(let phrase):
                key += "%@"
                values.append(phrase.said(in: language))
            case .recorded(let recorded):
                key += "%@"
                values.append(recorded.text { $0.said(in: language) })
            }
        }
        let translation = Translations.translation(of: key, in: .program, for: language)
        return FilledFormat.text(of: translation?.format(for: nil, in: language.language) ?? key, with: values)
    }
}

extension Moment {
    /// The moment in the language of the program, such as `Tue 24 Nov 2026, 09:20`.
    package var said: String { words.said }
}

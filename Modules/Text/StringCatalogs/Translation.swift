/// What a String Catalog has for a key in one language: a format, or one for each plural form.
package enum Translation: Equatable, Sendable {
    case format(String)
    case plural([PluralCategory: String])

    /// The format for a count in a language. Where a form is missing, `other` stands for it.
    package func format(for count: Int64?, in language: String) -> String? {
        switch self {
        case .format(let format): format
        case .plural(let forms):
            count.flatMap { forms[PluralCategory($0, in: language)] } ?? forms[.other]
        }
    }
}

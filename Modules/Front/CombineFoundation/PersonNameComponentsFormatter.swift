public import Foundation

/// Writes a person's name, and finds the parts of one. As Foundation's `PersonNameComponentsFormatter`, which it lacks on
/// Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a name. As Foundation's `Style`.
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
    }

    /// The length of the name; `default` is `medium`.
    open var style = Style.default
    /// The language, by which the family name comes first or last.
    open var locale: Locale!

    /// Makes a formatter for the program's language.
    public override init() {
        locale = .autoupdatingCurrent
        super.init()
    }

    /// Returns nil: no formatter is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns a person's name in a style.
    open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }

    /// Returns a person's name.
    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return components.formatted(.name(style: style).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns the parts of a name that spaces separate: the first word is the given name, the last the family name, and
    /// `Lee, Anna` has the family name first; nil without a word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let halves = string.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
        var words = halves.count == 2 ? halves[1] + halves[0] : halves.first ?? []
        guard !words.isEmpty else { return nil }
        var name = PersonNameComponents()
        if words.count > 1, Self.prefixes.contains(words[0].lowercased()) {
            name.namePrefix = String(words.removeFirst())
        }
        if words.count > 2, let last = words.last, Self.suffixes.contains(last.lowercased()) {
            name.nameSuffix = String(words.removeLast())
        }
        name.givenName = String(words.removeFirst())
        if let family = words.popLast() { name.familyName = String(family) }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    /// Returns `PersonNameComponents` as a name; nil for anything else.
    open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string(from:)) }

    private static let prefixes: Set = ["dr", "dr.", "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "prof", "prof."]
    private static let suffixes: Set = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "md", "phd"]
}

public import Foundation

extension NSAttributedString {
    /// Makes an empty string. The parameter is nobody's to give: Foundation's own initialiser without any cannot be
    /// overridden here.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }

    /// Makes a string of an attributed one with what Foundation's attributes say of its links, languages and signs of
    /// Markdown. It has no other attributes.
    public convenience init(_ attrStr: AttributedString) {
        let string = NSMutableAttributedString()
        for run in attrStr.runs {
            var attributes: [Key: Any] = [:]
            attributes[.foundationLink] = run.link
            attributes[.foundationLanguage] = run.languageIdentifier
            attributes[.foundationIntent] = run.inlinePresentationIntent.map { NSNumber(value: $0.rawValue) }
            string.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: string)
    }
}

extension AttributedString {
    /// Creates a string of Foundation's older one with what its attributes say of links, languages and signs of
    /// Markdown. It has no other attributes.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var run = AttributedString(nsStr.attributedSubstring(from: range).string)
            switch attributes[.foundationLink] {
            case let link as URL: run.link = link
            case let link as String: run.link = URL(string: link)
            default: break
            }
            run.languageIdentifier = attributes[.foundationLanguage] as? String
            run.inlinePresentationIntent = (attributes[.foundationIntent] as? NSNumber)
                .map { InlinePresentationIntent(rawValue: $0.uintValue) }
            append(run)
        }
    }
}

extension NSAttributedString.Key {
    fileprivate static let foundationLink = NSAttributedString.Key(rawValue: "NSLink")
    fileprivate static let foundationLanguage = NSAttributedString.Key(rawValue: "NSLanguage")
    fileprivate static let foundationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
}

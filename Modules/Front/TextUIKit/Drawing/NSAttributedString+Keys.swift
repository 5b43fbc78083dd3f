extension NSAttributedString.Key {
    /// The key of a text's font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of a text's colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The key of a paragraph's form, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The key of a line below the text: the number of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The key of a line through the text: the number of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}

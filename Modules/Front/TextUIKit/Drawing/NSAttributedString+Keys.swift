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
    /// The key of the colour of a line below the text, a `UIColor`. It is kept, and has no effect in text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The key of the colour of a line through the text, a `UIColor`. It is kept, and has no effect in text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The key of the colour behind a text, a `UIColor`. It is kept, and has no effect in text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The key of the colour of the letters' outlines, a `UIColor`. It is kept, and has no effect in text.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The key of the width of the letters' outlines, in hundredths of the font's size. It has no effect in text.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The key of how far a text stands above the line, in points. It is kept, and has no effect in text.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The key of the space between letters, in points. It is kept, and has no effect in text.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The key of the space between letters that follows the font, in points. It is kept, and has no effect in text.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The key of whether letters are joined that have a form for it: 0 or 1. It is kept, and has no effect in text.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The key of how far letters lean. It is kept, and has no effect in text.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The key of how far letters are widened, as a logarithm. It is kept, and has no effect in text.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The key of a text's shadow. It is kept, and has no effect in text.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The key of what stands in the place of a letter. It is kept, and has no effect in text.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The key of where a text leads, a `URL` or a `String`. It is kept, and has no effect in text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

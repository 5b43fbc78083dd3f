/// The form of a paragraph. As UIKit's `NSParagraphStyle`.
open class NSParagraphStyle {
    /// The side at which the lines stand.
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// The way in which lines are broken. Has no effect in text: they break at words.
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The points between two lines. Has no effect in text.
    open fileprivate(set) var lineSpacing: CGFloat = 0
    /// The points between two paragraphs. Has no effect in text.
    open fileprivate(set) var paragraphSpacing: CGFloat = 0

    /// Makes the usual form.
    public init() {}

    /// The usual form.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The form of a paragraph, to be changed. As UIKit's `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The side at which the lines stand.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    /// The way in which lines are broken. Has no effect in text: they break at words.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    /// The points between two lines. Has no effect in text.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    /// The points between two paragraphs. Has no effect in text.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
}

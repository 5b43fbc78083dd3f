import PlainText
import TextUICore

/// Text of several lines that can be edited, as UIKit's `UITextView`; its name is its accessibility label.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    private static let proxy = UITextView(frame: .zero)
    private var words = ""

    /// The look of all text views. Has no effect in text.
    public override class func appearance() -> UITextView { proxy }

    /// The object that is asked and told when the text is edited.
    open weak var delegate: (any UITextViewDelegate)?
    /// Whether a person can edit the text.
    open var isEditable = true { didSet { if isEditable != oldValue { setNeedsDisplay() } } }
    /// Whether a person can select the text. Has no effect in text: the terminal does it.
    open var isSelectable = true
    /// The font. Has no effect in text.
    open var font: UIFont?
    /// The colour of the text.
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The alignment of the text. Has no effect in text.
    open var textAlignment = NSTextAlignment.natural
    /// The room around the text. Has no effect in text.
    open var textContainerInset = UIEdgeInsets.zero
    /// The keyboard. Has no effect in text.
    open var keyboardType = UIKeyboardType.default
    /// The word of the return key. Has no effect in text.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether words are corrected. Has no effect in text.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether letters become capitals. Has no effect in text.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the focus is here.
    public private(set) var isEditing = false

    /// The text.
    open var text: String! {
        get { words }
        set {
            guard newValue ?? "" != words else { return }
            words = newValue ?? ""
            setNeedsDisplay()
        }
    }

    /// The text with attributes, which have no effect here.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: words) }
        set { text = newValue?.string }
    }

    /// The size of the text in the view's width, in points.
    open override var contentSize: CGSize {
        get { sizeThatFits(CGSize(width: frame.width, height: 0)) }
        set {}
    }

    /// The text's own size where it does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : contentSize }

    /// Whether there is any text.
    open var hasText: Bool { !words.isEmpty }

    /// Whether the text can have the focus: while it can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Whether the text has the focus.
    open override var isFirstResponder: Bool { isEditing }

    /// Asks for the focus; returns whether the delegate lets it go here.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        isEditing = true
        setNeedsDisplay()
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    /// Gives the focus away; returns false where the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        isEditing = false
        setNeedsDisplay()
        delegate?.textViewDidEndEditing(self)
        return true
    }

    /// Takes a text that was typed or set, if the delegate lets it.
    fileprivate func take(_ new: String) {
        guard new != words, becomeFirstResponder() else { return }
        let (range, replacement) = Edit.from(words, to: new)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else {
            return setNeedsDisplay()
        }
        text = new
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
    }

    override func lowered() -> AnyView {
        guard isEditable else {
            return AnyView(ArrangedView(FillArrangement()) { Text(verbatim: words) })
        }
        return AnyView(ArrangedView(FillArrangement()) { TextViewContent(self) })
    }

    /// The room of the text, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = TextRoom.of(words, columns: size.width > 0 ? Cells.columns(size.width) : nil)
        return CGSize(width: room.width, height: max(room.height, Cells.row))
    }
}

extension UITextView: LabellingItself {}

/// A text as it is edited: the focus is where the first responder is.
private struct TextViewContent: View {
    let view: UITextView
    @ObservedObject private var changes: Changes
    @FocusState private var isFocused: Bool

    init(_ view: UITextView) {
        self.view = view
        changes = view.changes
    }

    var body: some View {
        let text = Binding<String>.of(view, else: "") {
            $0.text ?? ""
        } set: {
            $0.take($1)
        }
        TextEditor(text: text)
            .focused($isFocused)
            .foregroundStyle(view.textColor?.color ?? .primary)
            .accessibilityLabel(Text(verbatim: view.accessibilityLabel ?? ""))
            .onChange(of: isFocused) { _, isFocused in
                if isFocused { view.becomeFirstResponder() } else { view.resignFirstResponder() }
            }
            .onChange(of: view.isEditing, initial: true) { _, isEditing in isFocused = isEditing }
    }
}

/// An object that is asked and told when a text is edited. As UIKit's `UITextViewDelegate`.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether the text may get the focus.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks whether the text may lose the focus.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells that the text has got the focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells that the text has lost the focus.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether a change that a person makes may be made.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that a person has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells that the insertion point has moved with the text.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Returns true: the text may get the focus.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns true: the text may lose the focus.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true: the change may be made.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

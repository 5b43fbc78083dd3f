import PlainText
import TextUICore

/// A line of text that can be edited. As UIKit's `UITextField`; it is called by its accessibility label, else by its
/// placeholder.
@MainActor @preconcurrency
open class UITextField: UIControl {
    /// A line around a field. Has no effect in text.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The moments at which a view beside the text is shown. Has no effect in text.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason why editing has ended; always `committed` in text.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    private static let proxy = UITextField(frame: .zero)

    /// The look of all fields. Has no effect in text.
    public override class func appearance() -> UITextField { proxy }
    /// The look of the fields in some containers. Has no effect in text.
    public override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextField {
        proxy
    }

    private var words = ""
    /// Whether the field has the focus.
    public private(set) var isEditing = false
    /// The object that is asked and told when the field is edited.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The words that an empty field shows, and by which it is called where it has no accessibility label.
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    /// Whether the text is hidden, as a password is.
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    /// The type. Has no effect in text.
    open var font: UIFont?
    /// The colour. Has no effect in text.
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The side at which the text stands. Has no effect in text.
    open var textAlignment = NSTextAlignment.natural
    /// The line around the field. Has no effect in text.
    open var borderStyle = BorderStyle.none
    /// The moments at which a button empties the field. Has no effect in text.
    open var clearButtonMode = ViewMode.never
    /// The kind of keyboard. Has no effect in text.
    open var keyboardType = UIKeyboardType.default
    /// The word on the return key. Has no effect in text.
    open var returnKeyType = UIReturnKeyType.default
    /// The correction of words. Has no effect in text.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The capitals at the beginning of words. Has no effect in text.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The meaning of the text, for filling it in. Has no effect in text.
    open var textContentType: UITextContentType?
    /// Whether the text goes when editing begins; false by default.
    open var clearsOnBeginEditing = false
    /// Whether return needs text. Has no effect in text.
    open var enablesReturnKeyAutomatically = false
    /// The view before the text. Has no effect in text: there is no room beside a field's text.
    open var leftView: UIView?
    /// The view behind the text. Has no effect in text.
    open var rightView: UIView?
    /// The moments at which the view before the text is shown. Has no effect in text.
    open var leftViewMode = ViewMode.never
    /// The moments at which the view behind the text is shown. Has no effect in text.
    open var rightViewMode = ViewMode.never
    /// The view in the place of the keyboard. Has no effect in text.
    open var inputView: UIView?
    /// The view above the keyboard. Has no effect in text.
    open var inputAccessoryView: UIView?
    /// Whether type shrinks to fit. Has no effect in text.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of type, in points. Has no effect in text.
    open var minimumFontSize: CGFloat = 0

    /// The words that an empty field shows; their attributes are not kept.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    /// The text; its attributes are not kept.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    /// The text, which is never nil when it is read. Setting it asks and tells nobody.
    open var text: String? {
        get { words }
        set {
            guard newValue ?? "" != words else { return }
            words = newValue ?? ""
            setNeedsDisplay()
        }
    }

    /// Whether there is text.
    open var hasText: Bool { !words.isEmpty }

    // Editing.

    /// Whether the field can have the focus: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Whether the field has the focus.
    open override var isFirstResponder: Bool { isEditing }

    /// Asks for the focus; returns whether the delegate, and the field that has it, let it go here.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isEditing else { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard window?.endEditing(except: self) ?? true else { return false }
        isEditing = true
        setNeedsDisplay()
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Gives the focus away; returns false where the delegate refuses.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing(force: false) }

    func endEditing(force: Bool) -> Bool {
        guard isEditing else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true || force else { return false }
        isEditing = false
        setNeedsDisplay()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Takes a text that was typed or set, if the delegate lets it.
    func take(_ new: String) {
        guard new != words, becomeFirstResponder() else { return }
        let (range, replacement) = Edit.from(words, to: new)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true else {
            return setNeedsDisplay()
        }
        text = new
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    /// The return key.
    func takeReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    var label: String { accessibilityLabel ?? placeholder ?? "" }

    override var stretches: Bool { true }

    override func lowered() -> AnyView {
        AnyView(
            ArrangedView(LeafArrangement(isWide: true)) { FieldContent(self) })
    }

    /// The room of the field's name and text, in points.
    open override var intrinsicContentSize: CGSize {
        let columns = TextWidth.columns(of: label) + TextWidth.columns(of: words) + 6
        return CGSize(width: Cells.points(columns: columns), height: Cells.row)
    }
}

extension UITextField: LabellingItself {}

/// A field as it is drawn: the focus is where the first responder is.
private struct FieldContent: View {
    let field: UITextField
    @ObservedObject private var changes: Changes
    @FocusState private var isFocused: Bool

    init(_ field: UITextField) {
        self.field = field
        changes = field.changes
    }

    private var text: Binding<String> {
        .of(field, else: "") {
            $0.text ?? ""
        } set: {
            $0.take($1)
        }
    }

    var body: some View {
        input
            .focused($isFocused)
            .disabled(!field.isEnabled)
            .onSubmit { [weak field] in field?.takeReturn() }
            .onChange(of: field.isEditing, initial: true) { isFocused = field.isEditing }
            .onChange(of: isFocused) {
                isFocused = isFocused ? field.becomeFirstResponder() : !field.resignFirstResponder()
            }
    }

    @ViewBuilder private var input: some View {
        let prompt = field.accessibilityLabel == nil ? nil : field.placeholder.map { Text(verbatim: $0) }
        if field.isSecureTextEntry {
            SecureField(text: text, prompt: prompt) { Text(verbatim: field.label) }
        } else {
            TextField(text: text, prompt: prompt) { Text(verbatim: field.label) }
        }
    }
}

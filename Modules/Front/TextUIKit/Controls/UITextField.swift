import PlainText
import TextUICore

/// A line of text that can be edited. As UIKit's `UITextField`; its label is its accessibility label, else its
/// placeholder.
@MainActor @preconcurrency
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    private var words = ""
    public private(set) var isEditing = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var placeholder: String? { didSet { setNeedsDisplay() } }
    open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
    open var font: UIFont?
    open var textColor: UIColor? { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var textContentType: UITextContentType?
    open var clearsOnBeginEditing = false
    open var enablesReturnKeyAutomatically = false
    /// Beside the text there is no room for views.
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var inputView: UIView?
    open var inputAccessoryView: UIView?
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }

    open var text: String? {
        get { words }
        set {
            guard newValue ?? "" != words else { return }
            words = newValue ?? ""
            setNeedsDisplay()
        }
    }

    open var hasText: Bool { !words.isEmpty }

    // Editing.

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var isFirstResponder: Bool { isEditing }

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

    /// What was typed or set, if the delegate lets it.
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

    override func lowered() -> AnyView {
        AnyView(
            ArrangedView(LeafArrangement(isWide: true)) { FieldContent(self) })
    }

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
        Binding(
            get: { [weak field] in MainActor.assumeIsolated { field?.text ?? "" } },
            set: { [weak field] text in MainActor.assumeIsolated { field?.take(text) } })
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

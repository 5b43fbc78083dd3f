import TextUI

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
        window?.endEditing(except: self)
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isEditing else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
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

    private var label: String { accessibilityLabel ?? placeholder ?? "" }

    override func lowered() -> AnyView {
        let binding = Binding<String>(
            get: { [weak self] in MainActor.assumeIsolated { self?.words ?? "" } },
            set: { [weak self] text in MainActor.assumeIsolated { self?.take(text) } })
        let prompt = accessibilityLabel == nil ? nil : placeholder.map { Text(verbatim: $0) }
        return AnyView(
            ArrangedView(LeafArrangement(isWide: true)) {
                Group {
                    if isSecureTextEntry {
                        SecureField(text: binding, prompt: prompt) { Text(verbatim: label) }
                    } else {
                        TextField(text: binding, prompt: prompt) { Text(verbatim: label) }
                    }
                }
                .disabled(!isEnabled)
                .onSubmit { [weak self] in self?.takeReturn() }
            })
    }

    open override var intrinsicContentSize: CGSize {
        let columns = TextWidth.columns(of: label) + TextWidth.columns(of: words) + 6
        return CGSize(width: Cells.points(columns: columns), height: Cells.row)
    }
}

extension UITextField: LabellingItself {}

/// Is asked and told what is typed. As UIKit's `UITextFieldDelegate`.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UIView {
    /// Ends the editing of what is edited in this view.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        endEditing(except: nil)
        return true
    }

    func endEditing(except field: UITextField?) {
        if let own = self as? UITextField, own !== field { own.resignFirstResponder() }
        for view in subviews { view.endEditing(except: field) }
    }
}

/// The one change that makes one text of another.
enum Edit {
    /// The range that is replaced, in UTF-16 units, and what takes its place.
    static func from(_ old: String, to new: String) -> (NSRange, String) {
        let (a, b) = (Array(old), Array(new))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let limit = min(a.count, b.count) - start
        let end = zip(a.reversed(), b.reversed()).prefix(limit).prefix { $0 == $1 }.count
        let before = String(a[..<start]).utf16.count
        let replaced = String(a[start..<(a.count - end)]).utf16.count
        return (NSRange(location: before, length: replaced), String(b[start..<(b.count - end)]))
    }
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

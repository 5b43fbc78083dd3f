import PlainText
import TextUICore

/// A field for words to search for, with a button to cancel and a choice of where. As UIKit's `UISearchBar`.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The look of a bar. Has no effect in text.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    private static let proxy = UISearchBar(frame: .zero)
    /// The look of all search bars. Has no effect in text.
    public override class func appearance() -> UISearchBar { proxy }

    /// The field.
    public let searchTextField = UISearchTextField(frame: .zero)
    /// The object that is asked and told when words are typed and buttons are pressed.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Whether there is a button to cancel.
    open var showsCancelButton = false { didSet { setNeedsDisplay() } }
    /// The places that are searched, of which one is chosen; nil or empty for none.
    open var scopeButtonTitles: [String]? { didSet { setNeedsDisplay() } }
    /// Whether the places are shown.
    open var showsScopeBar = false { didSet { setNeedsDisplay() } }
    /// The chosen place.
    open var selectedScopeButtonIndex = 0 { didSet { setNeedsDisplay() } }
    /// The words above the field.
    open var prompt: String? { didSet { setNeedsDisplay() } }
    /// The look. Has no effect in text.
    open var searchBarStyle = Style.default
    /// The look of the bar. Has no effect in text.
    open var barStyle = UIBarStyle.default
    /// The colour of the bar. Has no effect in text.
    open var barTintColor: UIColor?
    /// The picture behind the bar. Has no effect in text.
    open var backgroundImage: UIImage?
    /// Whether the bar shows what is behind it. Has no effect in text.
    open var isTranslucent = true
    /// Whether there is a button with a book. Has no effect in text.
    open var showsBookmarkButton = false
    /// The view above the keyboard. Has no effect in text.
    open var inputAccessoryView: UIView?

    /// The words that an empty field shows, and by which it is called.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The words to search for. Setting them tells nobody.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The kind of keyboard. Has no effect in text.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The word on the return key. Has no effect in text.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// The capitals at the beginning of words. Has no effect in text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// The correction of words. Has no effect in text.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether return needs text. Has no effect in text.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    private lazy var listener = SearchFieldListener(self)

    /// Makes an empty bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.placeholder = LocalizedStringKey("Search").own
        searchTextField.delegate = listener
        searchTextField.addAction(UIAction { [weak self] _ in self?.tellText() }, for: .editingChanged)
        addSubview(searchTextField)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Shows or hides the button to cancel.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Sets a picture in the bar. Has no effect in text.
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}

    /// A picture in the bar.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    private func tellText() { delegate?.searchBar(self, textDidChange: text ?? "") }

    /// Whether the field can have the focus.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field has the focus.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Asks for the focus.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Gives the focus away.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    override func lowered() -> AnyView {
        let scopes = showsScopeBar ? scopeButtonTitles ?? [] : []
        let scope = Binding<Int>.of(self, else: 0, get: { $0.selectedScopeButtonIndex }) { bar, scope in
            bar.selectedScopeButtonIndex = scope
            bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: scope)
        }
        return AnyView(
            ArrangedView(LeafArrangement(isWide: true)) {
                VStack(alignment: .leading, spacing: 0) {
                    if let prompt { Text(verbatim: prompt) }
                    HStack {
                        UIViewContent(searchTextField)
                        if showsCancelButton {
                            Button(own: "Cancel") { [weak self] in
                                if let self { delegate?.searchBarCancelButtonClicked(self) }
                            }
                        }
                    }
                    if !scopes.isEmpty {
                        Picker(selection: scope) {
                            ForEach(scopes.indices, id: \.self) { Text(verbatim: scopes[$0]).tag($0) }
                        } label: {
                            EmptyView()
                        }
                    }
                }
            })
    }

    private var rows: Int {
        1 + (prompt == nil ? 0 : 1) + (showsScopeBar && scopeButtonTitles?.isEmpty == false ? 1 : 0)
    }

    /// The room of the field, and of the rows above and below it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: searchTextField.intrinsicContentSize.width, height: Cells.points(rows: rows))
    }
}

/// The field of a search bar. As UIKit's `UISearchTextField`.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// Tells a bar's delegate what its field is told.
@MainActor
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
    }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    private func tell(_ event: (any UISearchBarDelegate, UISearchBar) -> Void) {
        guard let bar, let delegate = bar.delegate else { return }
        event(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { tell { $0.searchBarTextDidBeginEditing($1) } }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }

    func textFieldDidEndEditing(_ textField: UITextField) { tell { $0.searchBarTextDidEndEditing($1) } }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell { $0.searchBarSearchButtonClicked($1) }
        return true
    }
}

/// An object that is asked and told what happens in a search bar. As UIKit's `UISearchBarDelegate`.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Asks whether the field may get the focus.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that the field has got the focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks whether the field may lose the focus.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that the field has lost the focus.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that a person has changed the words.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks whether a change that a person makes may be made.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that return was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the button to cancel was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the button with a book was pressed. Never called in text.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Tells that another place is searched.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true: the field may get the focus.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true: the field may lose the focus.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true: the change may be made.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

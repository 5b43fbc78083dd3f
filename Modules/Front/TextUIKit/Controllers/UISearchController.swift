import TextUICore

/// A search of what a controller shows. As UIKit's `UISearchController`: the page of the navigation item that it is given
/// to has a search field, as one with SwiftUI's `searchable(text:)` has.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The controller that is shown in place of the page while something is searched for; nil for the page itself.
    public let searchResultsController: UIViewController?
    /// The words that are searched for.
    public let searchBar = UISearchBar(frame: .zero)
    /// The object that searches, and is told whenever the words change.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is told when searching begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the page is dim while something is searched for. Has no effect in text.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the page is dim while something is searched for, under its older name. Has no effect in text.
    open var dimsBackgroundDuringPresentation = true
    /// Whether the bar goes while something is searched for. Has no effect in text.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a button to cancel comes with the focus. Has no effect in text, where the field is emptied.
    open var automaticallyShowsCancelButton = true
    /// Whether the places that are searched come with the focus. Has no effect in text.
    open var automaticallyShowsScopeBar = true
    private var active = false

    /// Makes a search whose results are shown by a controller, or by the page itself.
    public init(searchResultsController: UIViewController? = nil) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: no controller is kept in an archive.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Whether something is searched for; false empties the field.
    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            if newValue {
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
            }
            active = newValue
            if !newValue, searchBar.text?.isEmpty == false {
                searchBar.text = ""
                searchResultsUpdater?.updateSearchResults(for: self)
            }
            searchBar.searchTextField.setNeedsDisplay()
            if newValue {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
        }
    }

    fileprivate var isShowingResults: Bool {
        active && searchResultsController != nil && searchBar.text?.isEmpty == false
    }

    fileprivate func take(_ words: String) {
        searchBar.searchTextField.take(words)
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

/// An object that searches. As UIKit's `UISearchResultsUpdating`.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Tells that the words have changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told when searching begins and ends. As UIKit's `UISearchControllerDelegate`.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells that searching is to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells that searching has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells that searching is to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells that searching has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller whose page is searched.
struct SearchedContent: View {
    let controller: UIViewController
    let search: UISearchController
    @ObservedObject private var changes: Changes

    init(_ controller: UIViewController, _ search: UISearchController) {
        self.controller = controller
        self.search = search
        changes = search.searchBar.searchTextField.changes
    }

    var body: some View {
        let bar = search.searchBar
        let text = Binding<String>.of(bar, else: "") {
            $0.text ?? ""
        } set: { [weak search] in
            search?.take($1)
        }
        let isPresented = Binding<Bool>.of(bar, else: false) { [weak search] _ in
            search?.isActive ?? false
        } set: { [weak search] in
            search?.isActive = $1
        }
        ControllerContent(search.isShowingResults ? search.searchResultsController ?? controller : controller)
            .searchable(text: text, isPresented: isPresented, prompt: bar.placeholder.map { Text(verbatim: $0) })
            .onSubmit(of: .search) { [weak bar] in
                if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
            }
    }
}

extension UINavigationItem {
    /// The search of the controller's page, whose field stands above it.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}

import Foundation

#if canImport(SwiftUI)
    import SwiftUI
    import UIKit
#else
    import TextUI
    import TextUIKit
#endif

/// A controller that hosts a SwiftUI View which it is given after it is made, but before it is loaded.
///
/// A wireframe needs its controller, the Presenter the wireframe, and the View the Presenter: the controller comes
/// first.
///
/// Source: VIPER x SwiftUI Documentation.
@MainActor @preconcurrency
open class LazyHostingViewController<RootView: View>: UIViewController {
    /// The View, which has to be set before the controller is loaded; loading it without one stops the program.
    public var rootView: RootView!
    private let isNavigationBarHidden: Bool

    /// Makes a controller without a View.
    ///
    /// - Parameter isNavigationBarHidden: Whether a `HostingNavigationController` hides its bar above this controller;
    ///   false by default.
    public init(isNavigationBarHidden: Bool = false) {
        self.isNavigationBarHidden = isNavigationBarHidden
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: no wireframe is kept in a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Hosts the View, from edge to edge.
    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let rootView else {
            preconditionFailure("\(type(of: self)) was loaded before its wireframe had given it a root view")
        }
        let hosting = UIHostingController(rootView: rootView)
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
            hosting.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        hosting.didMove(toParent: self)
    }
}

extension LazyHostingViewController: HostingNavigationConfigurable {
    /// Whether the bar is hidden, as the controller was told when it was made.
    public var shouldHideNavigationBar: Bool { isNavigationBarHidden }
}

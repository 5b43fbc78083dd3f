import Foundation

#if canImport(SwiftUI)
    import SwiftUI
    import UIKit
#else
    import TextUI
    import TextUIKit
#endif

/// Hosts a SwiftUI View that is given later than the controller is made, but before it is loaded.
///
/// A wireframe needs its controller, the Presenter the wireframe, and the View the Presenter: the controller comes first.
@MainActor @preconcurrency
open class LazyHostingViewController<RootView: View>: UIViewController {
    public var rootView: RootView!
    private let isNavigationBarHidden: Bool

    public init(isNavigationBarHidden: Bool = false) {
        self.isNavigationBarHidden = isNavigationBarHidden
        super.init(nibName: nil, bundle: nil)
    }

    /// No wireframe is kept in a storyboard.
    public required init?(coder: NSCoder) { nil }

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
    public var shouldHideNavigationBar: Bool { isNavigationBarHidden }
}

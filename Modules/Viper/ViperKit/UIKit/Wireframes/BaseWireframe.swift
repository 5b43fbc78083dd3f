#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A wireframe: it makes the parts of a scene and leads on from it.
///
/// It does not hold its controller for good, since the controller's Presenter holds the wireframe: the wireframe keeps
/// the controller until somebody has taken it onto the screen, and only knows it after that.
///
/// Source: VIPER x SwiftUI Documentation, whose wireframes inherit from it.
@MainActor @preconcurrency
open class BaseWireframe<ViewController: UIViewController> {
    private weak var shown: ViewController?
    private var kept: ViewController?

    /// Makes a wireframe of a controller, which it keeps until `viewController` is first read.
    public init(viewController: ViewController) {
        shown = viewController
        kept = viewController
    }

    /// The scene's controller. Whoever reads it first has to hold it.
    ///
    /// Reading it after the controller has gone is a programming error, and stops the program.
    public var viewController: ViewController {
        defer { kept = nil }
        guard let shown else {
            preconditionFailure("the controller of \(type(of: self)) has gone: its scene is not on the screen any more")
        }
        return shown
    }

    /// The navigation controller that the scene is in; nil before it is in one, and after.
    public var navigationController: UINavigationController? {
        (kept ?? shown)?.navigationController
    }
}

extension BaseWireframe: WireframeInterface {}

extension UIViewController {
    /// Shows the wireframe's scene over this one.
    ///
    /// Source: the kit's own, beside the document's `pushWireframe`.
    public func presentWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        present(wireframe.viewController, animated: animated, completion: completion)
    }
}

extension UINavigationController {
    /// Shows the wireframe's scene on top of the stack.
    ///
    /// Source: VIPER x SwiftUI Documentation.
    public func pushWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    /// Makes the wireframe's scene the whole stack.
    ///
    /// Source: the kit's own, beside the document's `pushWireframe`.
    public func setRootWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}

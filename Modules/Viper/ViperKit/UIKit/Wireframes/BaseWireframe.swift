#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// Makes the parts of a scene and leads on from it.
///
/// It does not hold its controller for good, as the controller's Presenter holds the wireframe: until somebody has taken
/// the controller onto the screen, the wireframe keeps it, and after that it only knows it.
@MainActor @preconcurrency
open class BaseWireframe<ViewController: UIViewController> {
    private weak var shown: ViewController?
    private var kept: ViewController?

    public init(viewController: ViewController) {
        shown = viewController
        kept = viewController
    }

    /// The scene's controller. Whoever first asks for it has to hold it.
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
    /// Shows the wireframe's scene before this one.
    public func presentWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        present(wireframe.viewController, animated: animated, completion: completion)
    }
}

extension UINavigationController {
    /// Shows the wireframe's scene on top of the stack.
    public func pushWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        pushViewController(wireframe.viewController, animated: animated)
    }

    /// Makes the wireframe's scene the whole stack.
    public func setRootWireframe<ViewController: UIViewController>(
        _ wireframe: BaseWireframe<ViewController>, animated: Bool = true
    ) {
        setViewControllers([wireframe.viewController], animated: animated)
    }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController as its Router sees it, without knowing which it is. Every `UIViewController` can conform without
/// code.
///
/// Source: the UIKit VIPER Architecture's Navigable.
@MainActor @preconcurrency
public protocol StandardNavigable: AnyObject {
    /// Shows `viewController` on top of the navigation controller's stack.
    func push(_ viewController: UIViewController, animated: Bool)
    /// Goes back one scene.
    func pop(animated: Bool)
    /// Goes back `count` scenes, at most to the root.
    ///
    /// Source: the kit's own, beside the document's `pop(animated:)`.
    func pop(count: Int, animated: Bool)
    /// Goes back to the first scene of the stack.
    func popToRoot(animated: Bool)

    /// Shows `viewController` over this scene, and calls `completion` when it is shown.
    func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)
    /// Takes away the scene that is shown over this one, else this one, and calls `completion` when it is gone.
    func dismiss(animated: Bool, completion: (() -> Void)?)

    /// Makes `viewController` the root of the window, in the place of everything in it.
    func setRoot(to viewController: UIViewController)
}

extension StandardNavigable {
    /// Shows `viewController` on top of the stack, animated.
    public func push(_ viewController: UIViewController) { push(viewController, animated: true) }
    /// Goes back one scene, animated.
    public func pop() { pop(animated: true) }
    /// Goes back `count` scenes, animated.
    public func pop(count: Int) { pop(count: count, animated: true) }
    /// Goes back to the first scene of the stack, animated.
    public func popToRoot() { popToRoot(animated: true) }

    /// Shows `viewController` over this scene, animated.
    public func present(_ viewController: UIViewController) {
        present(viewController, animated: true, completion: nil)
    }

    /// Takes away the scene that is shown over this one, animated.
    public func dismiss() { dismiss(animated: true, completion: nil) }
}

extension StandardNavigable where Self: UIViewController {
    /// Pushes `viewController` on the controller's own navigation controller; does nothing outside any.
    public func push(_ viewController: UIViewController, animated: Bool) {
        navigationController?.pushViewController(viewController, animated: animated)
    }

    /// Pops the navigation controller's top; does nothing outside any.
    public func pop(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }

    /// Pops `count` controllers, at most to the root; does nothing outside a navigation controller, or where `count` is
    /// not positive.
    public func pop(count: Int, animated: Bool) {
        guard count > 0, let navigationController else { return }
        let stack = navigationController.viewControllers
        let target = stack[max(0, stack.count - 1 - count)]
        navigationController.popToViewController(target, animated: animated)
    }

    /// Pops to the navigation controller's root; does nothing outside any.
    public func popToRoot(animated: Bool) {
        navigationController?.popToRootViewController(animated: animated)
    }

    /// Sets the root of the window that the scene is in, though other scenes may stand above it there. A scene that is
    /// in no window has nothing to set.
    public func setRoot(to viewController: UIViewController) {
        let around = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
        let window = around.lazy.compactMap { $0.viewIfLoaded?.window }.first
        window?.rootViewController = viewController
    }
}

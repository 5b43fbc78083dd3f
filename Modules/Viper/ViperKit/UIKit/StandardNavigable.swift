#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// What a Router does with a ViewController, without knowing which it is. Every `UIViewController` can.
@MainActor @preconcurrency
public protocol StandardNavigable: AnyObject {
    /// Shows `viewController` on top of the navigation controller's stack.
    func push(_ viewController: UIViewController, animated: Bool)
    /// Goes back one scene.
    func pop(animated: Bool)
    /// Goes back so many scenes, at most to the root.
    func pop(count: Int, animated: Bool)
    /// Goes back to the first scene of the stack.
    func popToRoot(animated: Bool)

    func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)
    func dismiss(animated: Bool, completion: (() -> Void)?)

    /// Makes `viewController` what the window shows, in the place of everything else.
    func setRoot(to viewController: UIViewController)
}

extension StandardNavigable {
    public func push(_ viewController: UIViewController) { push(viewController, animated: true) }
    public func pop() { pop(animated: true) }
    public func pop(count: Int) { pop(count: count, animated: true) }
    public func popToRoot() { popToRoot(animated: true) }

    public func present(_ viewController: UIViewController) {
        present(viewController, animated: true, completion: nil)
    }

    public func dismiss() { dismiss(animated: true, completion: nil) }
}

extension StandardNavigable where Self: UIViewController {
    public func push(_ viewController: UIViewController, animated: Bool) {
        navigationController?.pushViewController(viewController, animated: animated)
    }

    public func pop(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }

    public func pop(count: Int, animated: Bool) {
        guard count > 0, let navigationController else { return }
        let stack = navigationController.viewControllers
        let target = stack[max(0, stack.count - 1 - count)]
        navigationController.popToViewController(target, animated: animated)
    }

    public func popToRoot(animated: Bool) {
        navigationController?.popToRootViewController(animated: animated)
    }

    /// The window is the one that the scene is in, though others may stand above it there; a scene that is in none has
    /// nothing to set.
    public func setRoot(to viewController: UIViewController) {
        let around = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }
        let window = around.lazy.compactMap { $0.viewIfLoaded?.window }.first
        window?.rootViewController = viewController
    }
}

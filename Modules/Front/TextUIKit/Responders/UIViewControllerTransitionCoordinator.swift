import Foundation

/// The change of a controller's size or of its place on the screen, beside which a program moves its own views. As UIKit's
/// `UIViewControllerTransitionCoordinator`; there is none in text, which does not move.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure beside the change, and another after it.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure beside the change.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What a change of a controller tells of itself. As UIKit's `UIViewControllerTransitionCoordinatorContext`.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change is shown as a movement.
    var isAnimated: Bool { get }
    /// Whether the change has been taken back.
    var isCancelled: Bool { get }
    /// The seconds that the change takes.
    var transitionDuration: TimeInterval { get }
}

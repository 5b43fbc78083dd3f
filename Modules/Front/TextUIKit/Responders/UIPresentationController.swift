/// The presentation of a controller, for its delegate's sake. As UIKit's `UIPresentationController`.
@MainActor @preconcurrency
open class UIPresentationController {
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    /// The object that is asked and told when a person closes the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presented: UIViewController) {
        presentedViewController = presented
    }

    /// The controller that it stands before; nil while it is not presented.
    public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
}

/// The presentation of a popover. As UIKit's `UIPopoverPresentationController`; no controller has one in text, where
/// popovers are sheets.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to.
    open var sourceView: UIView?
    /// The part of that view, in points.
    open var sourceRect = CGRect.null
    /// The button that the popover points to.
    open var barButtonItem: UIBarButtonItem?
    /// The sides that the popover may stand on.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// A set of the sides that a popover may stand on. As UIKit's `UIPopoverArrowDirection`; has no effect in text.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits of the sides.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// An object that is asked and told when a person closes a presentation, as the front's `back` does. As UIKit's
/// `UIAdaptivePresentationControllerDelegate`.
///
/// It is not told when the program itself dismisses the controller.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asks whether the presentation may be closed.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells that the presentation is about to be closed.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells that the presentation has been closed.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells that a person has tried to close a presentation that must not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Returns the style on a narrow screen. Never asked in text, where a popover is a sheet anyway.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for a screen's traits. Never asked in text.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns another controller for a style. Never asked in text.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Tells that the presentation is about to come in a style. Never called in text.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns true: the presentation may be closed.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Returns `automatic`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the style that does not ask for traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Returns nil: the controller that is presented.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
}

/// A delegate of popovers. As UIKit's `UIPopoverPresentationControllerDelegate`; no controller has a popover in text.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that the popover is about to come. Never called in text.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
    /// Nil: a popover is a sheet in text, as it is on a telephone.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }

    /// The person closes what this presents.
    func closePresented() {
        guard let controller = ownPresented else { return }
        guard let presentation = controller.heldPresentationController, let delegate = presentation.delegate else {
            takeAwayPresented(true)
            return controller.wasClosed()
        }
        guard delegate.presentationControllerShouldDismiss(presentation) else {
            return delegate.presentationControllerDidAttemptToDismiss(presentation)
        }
        delegate.presentationControllerWillDismiss(presentation)
        takeAwayPresented(true)
        delegate.presentationControllerDidDismiss(presentation)
        controller.wasClosed()
    }
}

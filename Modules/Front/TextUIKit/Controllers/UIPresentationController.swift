/// How a controller is presented. As UIKit's `UIPresentationController`, for its delegate's sake.
@MainActor @preconcurrency
open class UIPresentationController {
    public private(set) unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presented: UIViewController) {
        presentedViewController = presented
    }

    public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
}

/// Where a popover would point to, on a screen that has such. As UIKit's `UIPopoverPresentationController`.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Is asked and told when the person closes what is presented, as the front's `back` does. As UIKit's
/// `UIAdaptivePresentationControllerDelegate`: what the program dismisses itself it is not told of.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// Nil: as on a telephone, what is to be a popover is a sheet.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }

    /// The person closes what this presents.
    func closePresented() {
        guard let controller = ownPresented else { return }
        guard let presentation = controller.heldPresentationController, let delegate = presentation.delegate else {
            return takeAwayPresented(true)
        }
        guard delegate.presentationControllerShouldDismiss(presentation) else {
            return delegate.presentationControllerDidAttemptToDismiss(presentation)
        }
        delegate.presentationControllerWillDismiss(presentation)
        takeAwayPresented(true)
        delegate.presentationControllerDidDismiss(presentation)
    }
}

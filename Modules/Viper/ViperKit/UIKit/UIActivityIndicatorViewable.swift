#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that shows progress for its Presenter, in an indicator of its own.
///
/// Source: the kit's own; UIKit's `UIActivityIndicatorView`, which text shows as a word.
@MainActor @preconcurrency
public protocol UIActivityIndicatorViewable: AnyObject {
    /// The indicator, which a controller makes with `initActivityIndicator()`.
    var activityIndicator: UIActivityIndicatorView { get }

    /// Shows the indicator.
    func startActivityIndicatorAnimation()
    /// Hides the indicator.
    func stopActivityIndicatorAnimation()
    /// Shows the indicator, and takes no input in the scene meanwhile.
    func startActivityIndicatorAnimationAndDisableInteraction()
    /// Hides the indicator, and takes input again.
    func stopActivityIndicatorAnimationAndEnableInteraction()
}

extension UIActivityIndicatorViewable {
    /// Starts the indicator's animation.
    public func startActivityIndicatorAnimation() { activityIndicator.startAnimating() }
    /// Stops the indicator's animation.
    public func stopActivityIndicatorAnimation() { activityIndicator.stopAnimating() }
}

extension UIActivityIndicatorViewable where Self: UIViewController {
    /// Starts the indicator's animation, and takes no input in the controller's view.
    public func startActivityIndicatorAnimationAndDisableInteraction() {
        startActivityIndicatorAnimation()
        view.isUserInteractionEnabled = false
    }

    /// Stops the indicator's animation, and takes input in the controller's view again.
    public func stopActivityIndicatorAnimationAndEnableInteraction() {
        stopActivityIndicatorAnimation()
        view.isUserInteractionEnabled = true
    }

    /// Makes an indicator in the middle of the scene's view, for a controller that has none: `lazy var
    /// activityIndicator = initActivityIndicator()`.
    public func initActivityIndicator() -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(indicator)
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        return indicator
    }
}

extension UIActivityIndicatorViewable where Self: UIView {
    /// Starts the indicator's animation, and takes no input in this view.
    public func startActivityIndicatorAnimationAndDisableInteraction() {
        startActivityIndicatorAnimation()
        isUserInteractionEnabled = false
    }

    /// Stops the indicator's animation, and takes input in this view again.
    public func stopActivityIndicatorAnimationAndEnableInteraction() {
        stopActivityIndicatorAnimation()
        isUserInteractionEnabled = true
    }
}

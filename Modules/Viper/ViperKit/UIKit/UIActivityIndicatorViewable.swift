#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that shows progress for its Presenter, in an indicator of its own.
@MainActor @preconcurrency
public protocol UIActivityIndicatorViewable: AnyObject {
    var activityIndicator: UIActivityIndicatorView { get }

    func startActivityIndicatorAnimation()
    func stopActivityIndicatorAnimation()
    /// The same, while nothing of the scene takes what is done with it.
    func startActivityIndicatorAnimationAndDisableInteraction()
    func stopActivityIndicatorAnimationAndEnableInteraction()
}

extension UIActivityIndicatorViewable {
    public func startActivityIndicatorAnimation() { activityIndicator.startAnimating() }
    public func stopActivityIndicatorAnimation() { activityIndicator.stopAnimating() }
}

extension UIActivityIndicatorViewable where Self: UIViewController {
    public func startActivityIndicatorAnimationAndDisableInteraction() {
        startActivityIndicatorAnimation()
        view.isUserInteractionEnabled = false
    }

    public func stopActivityIndicatorAnimationAndEnableInteraction() {
        stopActivityIndicatorAnimation()
        view.isUserInteractionEnabled = true
    }

    /// An indicator in the middle of the scene's view, where no other is made: `lazy var activityIndicator = …`.
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
    public func startActivityIndicatorAnimationAndDisableInteraction() {
        startActivityIndicatorAnimation()
        isUserInteractionEnabled = false
    }

    public func stopActivityIndicatorAnimationAndEnableInteraction() {
        stopActivityIndicatorAnimation()
        isUserInteractionEnabled = true
    }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that shows alerts for its Presenter.
///
/// Source: the kit's own; UIKit's `UIAlertController`.
@MainActor @preconcurrency
public protocol UIAlertViewable: AnyObject {
    /// Shows the alert that `parameters` describe.
    func presentAlert(parameters: UIAlertParameters)
}

extension UIAlertViewable where Self: UIViewController {
    /// Presents the alert's `UIAlertController` over this controller.
    public func presentAlert(parameters: UIAlertParameters) {
        present(parameters.makeAlertController(), animated: true)
    }
}

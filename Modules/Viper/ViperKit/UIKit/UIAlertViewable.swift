#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that shows alerts for its Presenter.
@MainActor @preconcurrency
public protocol UIAlertViewable: AnyObject {
    func presentAlert(parameters: UIAlertParameters)
}

extension UIAlertViewable where Self: UIViewController {
    public func presentAlert(parameters: UIAlertParameters) {
        present(parameters.makeAlertController(), animated: true)
    }
}

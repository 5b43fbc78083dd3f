#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that asks for its Presenter before something is done.
@MainActor @preconcurrency
public protocol UIActionSheetViewable: AnyObject {
    func presentActionSheet(parameters: ConfirmationDialogParameters)
}

extension UIActionSheetViewable where Self: UIViewController {
    public func presentActionSheet(parameters: ConfirmationDialogParameters) {
        present(parameters.makeAlertController(), animated: true)
    }
}

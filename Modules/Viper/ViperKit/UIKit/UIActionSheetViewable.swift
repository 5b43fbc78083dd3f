#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A ViewController that asks for its Presenter before something is done.
///
/// Source: the kit's own; UIKit's `UIAlertController` in the style `actionSheet`.
@MainActor @preconcurrency
public protocol UIActionSheetViewable: AnyObject {
    /// Shows the action sheet that `parameters` describe.
    func presentActionSheet(parameters: ConfirmationDialogParameters)
}

extension UIActionSheetViewable where Self: UIViewController {
    /// Presents the action sheet's `UIAlertController` over this controller.
    public func presentActionSheet(parameters: ConfirmationDialogParameters) {
        present(parameters.makeAlertController(), animated: true)
    }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// An alert as data, for scenes of UIKit: the same parameters that `alert(parameters:)` draws in SwiftUI's.
public typealias UIAlertParameters = AlertParameters

/// A button of an alert, for scenes of UIKit.
public typealias UIAlertButton = AlertButton

extension AlertParameters {
    /// Makes the controller that shows the alert. An alert without buttons gets an OK, so that it can be left.
    @MainActor
    public func makeAlertController() -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for button in drawnButtons { alert.addAction(button.makeAlertAction()) }
        return alert
    }
}

extension ConfirmationDialogParameters {
    /// Makes the controller that asks. A dialog without a cancel button gets one.
    @MainActor
    public func makeAlertController() -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
        for button in drawnButtons { alert.addAction(button.makeAlertAction()) }
        return alert
    }
}

extension AlertButton {
    @MainActor
    fileprivate func makeAlertAction() -> UIAlertAction {
        let style: UIAlertAction.Style =
            switch role {
            case .cancel: .cancel
            case .destructive: .destructive
            case nil: .default
            }
        return UIAlertAction(title: title, style: style) { [action] _ in action?() }
    }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A navigation controller whose bar is hidden or shown as the controller on top says, whoever else asks for it.
///
/// SwiftUI asks for a bar of its own while it lays out.
///
/// Source: VIPER x SwiftUI Documentation.
@MainActor @preconcurrency
open class HostingNavigationController: UINavigationController {
    /// Hides or shows the bar as the controller on top says; where that says nothing, as `hidden` says.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        let asked = (children.last as? any HostingNavigationConfigurable)?.shouldHideNavigationBar
        super.setNavigationBarHidden(asked ?? hidden, animated: animated)
    }
}

/// A controller that says whether it wants a bar above it.
///
/// Source: VIPER x SwiftUI Documentation.
@MainActor @preconcurrency
public protocol HostingNavigationConfigurable: AnyObject {
    /// Whether the navigation bar is hidden while this controller is on top.
    var shouldHideNavigationBar: Bool { get }
}

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// A navigation controller whose bar is hidden or shown as the controller on top says, whoever else asks for what.
///
/// SwiftUI asks for its own while it lays out.
@MainActor @preconcurrency
open class HostingNavigationController: UINavigationController {
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        let asked = (children.last as? any HostingNavigationConfigurable)?.shouldHideNavigationBar
        super.setNavigationBarHidden(asked ?? hidden, animated: animated)
    }
}

/// A controller that says whether it wants a bar above it.
@MainActor @preconcurrency
public protocol HostingNavigationConfigurable: AnyObject {
    var shouldHideNavigationBar: Bool { get }
}

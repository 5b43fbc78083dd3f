#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

extension NavigationStackCoordinator {
    /// Leads `navigationController`, in the place of a `CoordinatingNavigationStack`: SwiftUI's scenes that are hosted
    /// there navigate as in a stack, and a Router of UIKit's may push controllers itself.
    ///
    /// The coordinator becomes the controller's delegate, and hears of those pushes that way; nobody else may be the
    /// delegate then.
    ///
    /// Source: the kit's own.
    ///
    /// - Parameters:
    ///   - navigationController: The controller to lead.
    ///   - destination: A function that makes the controller of Parameters, which must be a
    ///     `NavigationParametersHolding`; nil where they lead nowhere.
    public func lead(
        _ navigationController: UINavigationController, destination: @escaping (AnyHashable) -> UIViewController?
    ) {
        let driver = NavigationControllerDriver(navigationController, of: self, destination: destination)
        follower = { driver.follow($0) }
        driver.follow(trail.values)
    }
}

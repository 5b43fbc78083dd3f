#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

extension NavigationStackCoordinator {
    /// Leads `navigationController`, in the place of a `CoordinatingNavigationStack`: SwiftUI's scenes that are hosted
    /// there navigate as in one, and a Router of UIKit's may push controllers itself. The coordinator hears of those
    /// through the controller's delegate, which nobody else may then be.
    ///
    /// - Parameter destination: makes the controller that shows the scene of Parameters, which must be one that is
    ///   `NavigationParametersHolding`; nil where they lead nowhere.
    public func lead(
        _ navigationController: UINavigationController, destination: @escaping (AnyHashable) -> UIViewController?
    ) {
        let driver = NavigationControllerDriver(navigationController, of: self, destination: destination)
        follower = { driver.follow($0) }
        driver.follow(trail.values)
    }
}

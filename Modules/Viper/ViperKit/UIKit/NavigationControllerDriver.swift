import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TextUIKit
#endif

/// Keeps a coordinator's path and the stack of a navigation controller the same, whichever changes.
@MainActor
final class NavigationControllerDriver: NSObject {
    private weak var navigationController: UINavigationController?
    private weak var coordinator: NavigationStackCoordinator?
    private let destination: (AnyHashable) -> UIViewController?
    private var isFollowing = false

    init(
        _ navigationController: UINavigationController, of coordinator: NavigationStackCoordinator,
        destination: @escaping (AnyHashable) -> UIViewController?
    ) {
        self.navigationController = navigationController
        self.coordinator = coordinator
        self.destination = destination
        super.init()
        navigationController.delegate = self
    }

    /// Shows the scenes of `values`; those that are there already stay. One that is not known is passed over.
    func follow(_ values: [AnyHashable?]) {
        guard !isFollowing, let navigationController else { return }
        isFollowing = true
        defer { isFollowing = false }
        let stack = navigationController.viewControllers
        var next = Array(stack.prefix(1))
        var rest = stack.dropFirst()
        for value in values.compactMap(\.self) {
            if let controller = rest.first, controller.heldParameters == value {
                next.append(controller)
                rest = rest.dropFirst()
            } else {
                rest = []
                guard let controller = destination(value) else { continue }
                // A page below the top says its title in the bar, which SwiftUI's views know.
                controller.loadViewIfNeeded()
                next.append(controller)
            }
        }
        if next != stack { navigationController.setViewControllers(next, animated: true) }
    }
}

extension NavigationControllerDriver: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard !isFollowing else { return }
        coordinator?.take(navigationController.viewControllers.dropFirst().compactMap(\.heldParameters))
    }
}

extension UIViewController {
    fileprivate var heldParameters: AnyHashable? { (self as? any NavigationParametersHolding)?.navigationParameters }
}

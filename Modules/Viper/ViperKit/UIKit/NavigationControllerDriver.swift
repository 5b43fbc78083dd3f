/// Keeps a coordinator's path and the stack of a navigation controller the same, whichever changes.
@MainActor
final class NavigationControllerDriver {
    private weak var navigationController: UINavigationController?
    private let destination: (AnyHashable) -> UIViewController?
    private var isFollowing = false

    init(_ navigationController: UINavigationController, destination: @escaping (AnyHashable) -> UIViewController?) {
        self.navigationController = navigationController
        self.destination = destination
    }

    /// Shows the scenes of `path`; those that are there already stay.
    func follow(_ path: NavigationPath) {
        guard !isFollowing, let navigationController else { return }
        isFollowing = true
        defer { isFollowing = false }
        let stack = navigationController.viewControllers
        var next = Array(stack.prefix(1))
        var rest = stack.dropFirst()
        for value in path.values {
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

    /// The path that the navigation controller's stack stands for; nil while it is this that changes the stack.
    var path: NavigationPath? {
        guard !isFollowing, let navigationController else { return nil }
        var path = NavigationPath()
        for value in navigationController.viewControllers.dropFirst().compactMap(\.heldParameters) {
            path.append(erased: value)
        }
        return path
    }
}

extension UIViewController {
    fileprivate var heldParameters: AnyHashable? { (self as? any NavigationParametersHolding)?.navigationParameters }
}

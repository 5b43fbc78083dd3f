import TextUICore

/// A controller of UIKit's within SwiftUI's views, with everything that it presents. As SwiftUI's
/// `UIViewControllerRepresentable`.
///
/// The controller is made once for its place, updated after that and whenever something that `updateUIViewController`
/// read has changed, and dismantled when it leaves the tree.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that hears of the controller, such as its delegate; nothing by default.
    associatedtype Coordinator = Void
    /// The surroundings in which the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for its place.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller, after it was made and whenever something read here has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Cleans up after the controller has left the tree.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// Returns the size in points that the controller's view takes of a proposed one; nil leaves that to the view
    /// itself.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// Never read: a representable has no body.
    public var body: Never { fatalError("\(Self.self) is a controller of UIKit's; it has no body") }

    /// Does nothing, for controllers that need no cleaning up.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Returns nil: the view itself says its size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the node that stands for the controller in the front's tree. The front calls it.
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        makeNode(view, context) { view in RepresentedController { view } }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}

/// The surroundings of a representable's controller. As SwiftUI's `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the representable made before its controller.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update. Has no effect in text, which does not move.
    public internal(set) var transaction: Transaction
    /// The environment at the representable's place; reading a value of it in an update makes the update come again
    /// when it changes.
    public internal(set) var environment: EnvironmentValues

    /// Makes changes at once, since text does not move, then calls `completion`.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// A representable's controller in its place of the tree, which is told when it comes and goes.
private struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    typealias Controller = Representable.UIViewControllerType

    /// A closure, which counts as changed: the representable's own node knows when there is something to update.
    let representable: () -> Representable
    @State private var place = RepresentedPlace<Controller, Representable.Coordinator>()
    @Environment(\.self) private var environment

    var body: some View {
        let representable = representable()
        let (controller, context) = updated(representable)
        let arrangement = RepresentedArrangement(controller.view) {
            representable.sizeThatFits($0, uiViewController: controller, context: context)
        }
        ArrangedView(arrangement) { ScreenContent(controller) }
            .onAppear { controller.appear(false) }
            .onDisappear { controller.disappear(false) }
    }

    private func updated(_ representable: Representable) -> (Controller, Representable.Context) {
        let context = Representable.Context(
            coordinator: place.made?.coordinator ?? representable.makeCoordinator(), transaction: Transaction(),
            environment: environment)
        let controller = place.made?.object ?? make(representable, context)
        controller.move(into: environment.hostingWindow)
        representable.updateUIViewController(controller, context: context)
        return (controller, context)
    }

    private func make(_ representable: Representable, _ context: Representable.Context) -> Controller {
        let controller = representable.makeUIViewController(context: context)
        place.keep(controller, context.coordinator) { controller, coordinator in
            controller.disappear(false)
            controller.move(into: nil)
            Representable.dismantleUIViewController(controller, coordinator: coordinator)
        }
        return controller
    }
}

extension UIViewController {
    /// Puts the view into a window without telling that it appears: SwiftUI's views tell that.
    fileprivate func move(into window: UIWindow?) {
        isBeingMoved = true
        view.enter(window)
        isBeingMoved = false
    }
}

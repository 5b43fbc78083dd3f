import TextUICore

/// A controller of UIKit's within SwiftUI's views, with what it presents. As SwiftUI's `UIViewControllerRepresentable`.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size in points that the controller's view takes of one that is proposed; nil leaves that to the view itself.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) is a controller of UIKit's; it has no body") }

    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        makeNode(view, context) { view in RepresentedController { view } }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable's controller is made and updated with. As SwiftUI's `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues

    /// Makes the changes of `changes` at once: there is no animation in text. `completion` follows.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What a representable stands for, in its place of the tree: its controller is told when it comes and goes.
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

import TextUICore

/// A view of UIKit's within SwiftUI's. As SwiftUI's `UIViewRepresentable`.
///
/// The view is made once for its place, updated after that and whenever something that `updateUIView` read has changed,
/// and dismantled when it leaves the tree. A view without a size of its own takes the room there is.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that hears of the view, such as its delegate; nothing by default.
    associatedtype Coordinator = Void
    /// The surroundings in which the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for its place.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view, after it was made and whenever something read here has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after the view has left the tree.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size in points that the view takes of a proposed one; nil leaves that to the view itself.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Never read: a representable has no body.
    public var body: Never { fatalError("\(Self.self) is a view of UIKit's; it has no body") }

    /// Does nothing, for views that need no cleaning up.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns nil: the view itself says its size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the node that stands for the view in the front's tree. The front calls it.
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        makeNode(view, context) { view in RepresentedView { view } }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() {}
}

/// The surroundings of a representable's view. As SwiftUI's `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the representable made before its view.
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

/// A representable's view in its place of the tree.
private struct RepresentedView<Representable: UIViewRepresentable>: View {
    /// A closure, which counts as changed: the representable's own node knows when there is something to update.
    let representable: () -> Representable
    @State private var place = RepresentedPlace<Representable.UIViewType, Representable.Coordinator>()
    @Environment(\.self) private var environment

    var body: some View {
        let representable = representable()
        let (view, context) = updated(representable)
        let arrangement = RepresentedArrangement(view) {
            representable.sizeThatFits($0, uiView: view, context: context)
        }
        ArrangedView(arrangement) { UIViewContent(view) }
    }

    private func updated(_ representable: Representable) -> (Representable.UIViewType, Representable.Context) {
        let context = Representable.Context(
            coordinator: place.made?.coordinator ?? representable.makeCoordinator(), transaction: Transaction(),
            environment: environment)
        let view = place.made?.object ?? make(representable, context)
        view.enter(environment.hostingWindow)
        representable.updateUIView(view, context: context)
        return (view, context)
    }

    private func make(_ representable: Representable, _ context: Representable.Context) -> Representable.UIViewType {
        let view = representable.makeUIView(context: context)
        place.keep(view, context.coordinator) { view, coordinator in
            view.enter(nil)
            Representable.dismantleUIView(view, coordinator: coordinator)
        }
        return view
    }
}

import TextUICore

/// A view of UIKit's within SwiftUI's. As SwiftUI's `UIViewRepresentable`: the view is made once for its place, updated
/// after that and whenever what `updateUIView` read has changed, and dismantled when it leaves the tree.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size in points that the view takes of one that is proposed; nil leaves that to the view itself.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) is a view of UIKit's; it has no body") }

    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        makeNode(view, context) { view in RepresentedView { view } }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable's view is made and updated with. As SwiftUI's `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues

    /// Makes the changes of `changes` at once: there is no animation in text. `completion` follows.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// What a representable stands for, in its place of the tree.
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

/// The views of a builder's block, one after the other. As SwiftUI's `TupleView`.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never

    /// The views: a tuple of them.
    public var value: T

    /// Creates one view of several.
    ///
    /// - Parameter value: A tuple of views; or one view.
    public init(_ value: T) {
        self.value = value
    }

    /// Makes a node for each of the views.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TupleNode(view, context)
    }

    /// True where a list finds sections in any of the views.
    @MainActor
    public static var _holdsSections: Bool { TuplePlan.of(T.self).parts.contains { $0.holdsSections() } }
}

/// Several views, of which one may be meant alone.
package protocol ViewsInOrder {
    @MainActor var first: AnyView { get }
}

extension TupleView: ViewsInOrder {
    @MainActor package var first: AnyView {
        guard let part = TuplePlan.of(T.self).parts.first else { return AnyView(EmptyView()) }
        return withUnsafePointer(to: value) { part.erased(UnsafeRawPointer($0)) }
    }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
    @exclusivity(unchecked) private var nodes: [ViewNode] = []
    private let plan = TuplePlan.of(T.self)

    override init(_ view: TupleView<T>, _ context: NodeContext) {
        super.init(view, context)
        withUnsafePointer(to: view.value) { value in
            for part in plan.parts { nodes.append(part.makeNode(UnsafeRawPointer(value), self)) }
        }
    }

    override var children: [ViewNode] { nodes }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        withUnsafePointer(to: view.value) { value in
            for (part, node) in zip(plan.parts, nodes) { part.update(UnsafeRawPointer(value), node, environment) }
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        for node in nodes { node.propagate(environment) }
    }
}

/// One of two views, as `if` and `else` make it in a builder. The state of one is gone when the other takes its place.
nonisolated public struct _ConditionalContent<First, Second> {
    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage

    package init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where First: View, Second: View {
    public typealias Body = Never

    /// Makes the node that shows one side, and another one when the sides change.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ConditionalNode(view, context)
    }

    /// True where a list finds sections in either side.
    @MainActor
    public static var _holdsSections: Bool { First._holdsSections || Second._holdsSections }
}

private final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
    private enum Child {
        case first(TypedNode<First>)
        case second(TypedNode<Second>)

        var node: ViewNode {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    @exclusivity(unchecked) private var child: Child!

    override init(_ view: _ConditionalContent<First, Second>, _ context: NodeContext) {
        super.init(view, context)
        child = make()
    }

    override var children: [ViewNode] { ViewNode.only(child?.node) }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func update(_ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        // A pair of both would be a type to ask the runtime for.
        switch view.storage {
        case .first(let content):
            if case .first(let node) = child! { return node.update(content, environment) }
        case .second(let content):
            if case .second(let node) = child! { return node.update(content, environment) }
        }
        let old = child.node
        child = make()
        old.unmount()
        elementsChanged()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.node.propagate(environment)
    }

    private func make() -> Child {
        switch view.storage {
        case .first(let content): .first(First.makeNode(content, in: self))
        case .second(let content): .second(Second.makeNode(content, in: self))
        }
    }
}

/// The modifier that changes the transaction in which the views below are brought up to date.
nonisolated public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never

    /// The value whose changes count; nil where each change does.
    let value: EquatableValue?
    let transform: (inout Transaction) -> Void

    /// Makes the node that changes the transaction.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        TransactionNode(view, context)
    }
}

private final class TransactionNode<Base: View>: ContentNode<ModifiedContent<Base, _TransactionModifier>, Base> {
    override class func content(of view: ModifiedContent<Base, _TransactionModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _TransactionModifier>, _ environment: EnvironmentValues) {
        let outer = graph.transaction
        defer { graph.transaction = outer }
        let modifier = view.modifier
        if modifier.value == nil || modifier.value != self.view.modifier.value {
            var transaction = outer ?? Transaction()
            modifier.transform(&transaction)
            graph.transaction = transaction
        }
        super.update(view, environment)
    }
}

extension View {
    /// Runs `transform` on the transaction of each change that brings the view up to date.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(value: nil, transform: transform))
    }

    /// Runs `transform` on the transaction of each change in which `value` has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { modifier(_TransactionModifier(value: EquatableValue(value), transform: transform)) }
}
